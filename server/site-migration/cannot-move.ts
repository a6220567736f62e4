/** The site cannot be moved as things stand, and was not. The message tells the operator why, and what to do. */
export class CannotMove extends Error {
  override name = 'CannotMove';
}
