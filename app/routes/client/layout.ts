export const layouts = ['cards', 'rows'] as const;
export type Layout = (typeof layouts)[number];
