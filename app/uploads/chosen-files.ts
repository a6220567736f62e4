interface Chosen<Item> {
  taken: Item[];
  /** Messages that say why files were refused, without duplicates. */
  reasons: string[];
  /** True if files were left out because all places are taken. */
  isTooMany: boolean;
}

/** Returns the files to upload: without those that the server would refuse, and at most `places`. */
export function filesToUpload<Item>(
  chosen: readonly Item[],
  places: number,
  refusalOf: (file: Item) => string | undefined,
): Chosen<Item> {
  const refusals = chosen.map(refusalOf);
  const accepted = chosen.filter((_, index) => refusals[index] === undefined);
  return {
    taken: accepted.slice(0, places),
    reasons: [...new Set(refusals)].filter((it) => it !== undefined),
    isTooMany: accepted.length > places,
  };
}
