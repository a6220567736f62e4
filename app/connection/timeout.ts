/** Time after which a request of a page counts as not answered (decision 37). */
export const TIMEOUT_MS = 15_000;
