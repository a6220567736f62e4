/** The site was not moved. The message tells the operator why, and what to do. */
export class CannotMove extends Error {
  override name = 'CannotMove';
}
