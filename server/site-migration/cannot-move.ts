export class CannotMove extends Error {
  override name = 'CannotMove';
}
