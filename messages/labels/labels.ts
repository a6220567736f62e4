/** The words of a code of the domain. A table is complete, or it does not compile. */
export type Labels<Code extends string> = Record<Code, () => string>;
