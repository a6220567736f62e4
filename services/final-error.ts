/**
 * A final error of a job: another attempt would also fail. An example is an address that the mail server does not
 * know.
 */
export class FinalError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'FinalError';
  }
}
