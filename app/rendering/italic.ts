import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';

/**
 * Returns the `links` of a route whose title has italics. Without preloading, the title would shift when the italic
 * font arrives.
 */
export const preloadItalic = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italic } as const,
];
