/** An error of a job that another attempt cannot remedy, for example an address that the mail server does not know. */
export class FinalError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'FinalError';
  }
}
