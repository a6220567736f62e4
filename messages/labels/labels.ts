export type Labels<Code extends string> = Record<Code, () => string>;
