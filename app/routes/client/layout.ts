/** The layouts of a brand's lists of campaigns. */
export const layouts = ['cards', 'rows'] as const;
export type Layout = (typeof layouts)[number];
