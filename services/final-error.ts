/** Thrown by a job if another attempt would also fail, for example for an unknown recipient. */
export class FinalError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'FinalError';
  }
}
