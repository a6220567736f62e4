import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';

/** Preloading keeps a title with italics from shifting when the font arrives. */
export const preloadItalic = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italic } as const,
];
