import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';

/** The `links` of a page with italics in its title. Preloading the font keeps the title from shifting. */
export const preloadItalic = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italic } as const,
];
