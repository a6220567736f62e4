/** `system` is the theme of the viewer's system and is not stored. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((it) => it === value);
