/** Addresses that `server/` answers before React Router. They are not in `routes.ts`. */
export const handledAddresses = [
  '/api/conversations/:conversationId/live',
  '/api/live',
  '/health',
  '/health/live',
  '/health/ready',
] as const;

/** Addresses that `server/` answers before React Router, with and without the prefix `/fr`. */
export const handledInBothLanguages = ['/api/files', '/api/influencers'] as const;

export type HandledAddress = (typeof handledAddresses | typeof handledInBothLanguages)[number];
