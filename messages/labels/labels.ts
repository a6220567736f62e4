/** Labels for the domain's codes. A table with a missing code does not compile. */
export type Labels<Code extends string> = Record<Code, () => string>;
