/**
 * Inserts the id of an uploaded file. `places` has the place in which each file was chosen: uploads finish in another order.
 * Files without a place are from before a reload, and come first.
 */
export function insertAsChosen(
  ids: readonly string[],
  id: string,
  places: ReadonlyMap<string, number>,
): string[] {
  const place = places.get(id) ?? 0;
  const next = ids.findIndex((other) => (places.get(other) ?? 0) > place);
  return next === -1 ? [...ids, id] : [...ids.slice(0, next), id, ...ids.slice(next)];
}
