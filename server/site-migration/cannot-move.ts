/** Thrown if the site is not moved. The message names the reason and the remedy. */
export class CannotMove extends Error {
  override name = 'CannotMove';
}
