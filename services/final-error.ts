/** A final error of a job: another attempt would also fail. An unknown recipient address is an example. */
export class FinalError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'FinalError';
  }
}
