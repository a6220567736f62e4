import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';

/** The `links` of a page whose title has a word in italics, so that its largest line does not jump. */
export const preloadItalic = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italic } as const,
];
