/** A table without a label for a code does not compile. */
export type Labels<Code extends string> = Record<Code, () => string>;
