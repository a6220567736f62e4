/**
 * Thrown if the database cannot be opened. The message names the reason for the operator and contains no secret.
 */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
