/** The database cannot be opened. The message tells the operator the reason and contains no secret. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}
