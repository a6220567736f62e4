/** The database cannot be used as things stand. The message tells the operator why, without a secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
