/** A table that lacks a code does not compile. */
export type Labels<Code extends string> = Record<Code, () => string>;
