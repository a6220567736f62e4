/**
 * Inserts a file in the order in which the user chose the files, because uploads may finish in another order.
 * `places` has the position of each file. Files uploaded before a reload have no position and come first.
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
