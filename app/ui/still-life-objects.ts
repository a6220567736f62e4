/**
 * Line drawings that stand on the table line of a `StillLife`. `size` is the width and the height in percent of the
 * shorter side of the picture. In a picture narrower than 6 rem, the drawings are 1.4 times as large.
 */
export const objects = {
  amphora: {
    size: [24, 44],
    path: 'M7 0h10M9 0v7C3 10 1 15 1 23c0 10 3 17 7 21h8c4-4 7-11 7-21 0-8-2-13-8-16V0M9 4c-5 0-7 3-6 9M15 4c5 0 7 3 6 9',
  },
  books: { size: [38, 24], path: 'M3 0h30v8H3zM8 0v8M1 8h36v8H1zM31 8v8M5 16h28v8H5zM10 16v8M14 16v8' },
  bottle: {
    size: [15, 52],
    path: 'M5 0h5v15c0 4 5 5 5 11v23q0 3-3 3H3q-3 0-3-3V26c0-6 5-7 5-11zM5 5h5M0 31h15M0 42h15',
  },
  bowl: {
    size: [42, 36],
    path: 'M1 18h40c0 11-7 18-20 18S1 29 1 18zM8 18a6.5 6.5 0 1 1 9 0M21 18a8.5 8.5 0 1 1 14 0M12.5 6.7q0-4 4-5M27 14l5-5',
  },
  camera: {
    size: [42, 31],
    path: 'M4 6h8l3-6h12l3 6h8q4 0 4 4v17q0 4-4 4H4q-4 0-4-4V10q0-4 4-4zM21 9.5a8.5 8.5 0 1 0 .01 0zM21 14a4 4 0 1 0 .01 0zM35 11h2',
  },
  candle: {
    size: [18, 50],
    path: 'M9 0c5 5 4 10 0 10S4 5 9 0zM9 10v4M6 14h6v17H6zM2 31h14c0 4-3 6-7 6s-7-2-7-6zM9 37v9M1 50c0-3 4-4 8-4s8 1 8 4z',
  },
  card: { size: [31, 40], path: 'M3 0h28l-3 40H0zM9 11h15M8.5 17h15M8 23h9M14 31a3 3 0 1 0 .01 0z' },
  cloche: {
    size: [42, 32],
    path: 'M5 25a16 16 0 0 1 32 0M21 9V3M16.5 3h9M3 25h36q3 0 3 3.5T39 32H3q-3 0-3-3.5T3 25zM11 21q1-5 5-7',
  },
  coupe: {
    size: [28, 42],
    path: 'M0 0h28c0 9-5 15-14 15S0 9 0 0zM1 5h26M14 15v27M5 42h18M11 9h.01M16 11h.01M18 8h.01',
  },
  cup: {
    size: [30, 34],
    path: 'M1 13h21v14q0 7-7 7H8q-7 0-7-7zM22 16h2q5 0 5 5t-5 5h-2M6.5 8V3M11.5 8V3M16.5 8V3',
  },
  flower: {
    size: [24, 54],
    path: 'M7 30h10l-2 5c5 2 7 5 7 9 0 7-4 10-10 10S2 51 2 44c0-4 2-7 7-9zM12 30V17M12 25q-7 1-8-6 7-1 8 6M12 22q6 0 7-6-6 0-7 6M12 6a2.6 2.6 0 1 0 .01 0zM12 0a3 3 0 1 1-.01 0zM5.6 5.6a3 3 0 1 0 .01 0zM18.4 5.6a3 3 0 1 0 .01 0zM12 11.2a3 3 0 1 0 .01 0z',
  },
  gift: {
    size: [34, 36],
    path: 'M2 15h30v21H2zM0 9h34v6H0zM17 9v27M17 9C10 9 6 8 6 4.5 6 0 14-1 17 9 20-1 28 0 28 4.5 28 8 24 9 17 9',
  },
  glass: { size: [24, 52], path: 'M4 0h16l3 13c1 9-4 16-11 16S0 22 1 13zM.8 15h22.4M12 29v23M3 52h18' },
  lamp: {
    size: [30, 48],
    path: 'M8 0h14l8 21H0zM15 21v7M15 28c-5 1-8 5-8 9s3 9 6 11h4c3-2 6-7 6-11s-3-8-8-9zM25 21v8M25 31h.01',
  },
  mirror: { size: [32, 48], path: 'M16 0a16 16 0 1 0 .01 0zM16 32v16M6 48h20M9 17l8-8M10 23 22 11' },
  parcel: {
    size: [36, 38],
    path: 'M18 0l18 9v20l-18 9-18-9V9zM0 9l18 9 18-9M18 18v20M9 4.5l18 9v6l-5 2.5v-6l-18-9',
  },
  perfume: {
    size: [24, 38],
    path: 'M8 11V6h8v5M9 6V0h6v6M4 11h16q4 0 4 4v19q0 4-4 4H4q-4 0-4-4V15q0-4 4-4zM0 23h24M21 3h.01M25 0h.01M25 6h.01M29 3h.01',
  },
  ring: {
    size: [28, 56],
    path: 'M14 0a14 14 0 1 0 .01 0zM14 4.5a9.5 9.5 0 1 0 .01 0zM14 28v16M14 44 4 56M14 44l10 12M14 44v8',
  },
  spool: {
    size: [27, 33],
    path: 'M0 0h27v6H0zM0 27h27v6H0zM4 6v21M23 6v21M4 13l19-5M4 19l19-5M4 25l19-5M23 22q8 1 7 11',
  },
  suitcase: {
    size: [42, 34],
    path: 'M3 8h36q3 0 3 3v20q0 3-3 3H3q-3 0-3-3V11q0-3 3-3zM13 8V3q0-3 3-3h10q3 0 3 3v5M9 8v26M33 8v26M18 17h6',
  },
} as const;
export type StillLifeObject = keyof typeof objects;
