/** The message names the reason for the operator and contains no secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
