/** The database cannot be used as things stand. The message is one sentence for the operator and holds no secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
