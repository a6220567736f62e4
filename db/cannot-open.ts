/** Thrown when the database cannot be opened. The message for the operator gives the reason and contains no secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
