/** The message is for the operator. It states the reason and contains no secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
