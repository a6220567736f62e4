/** Addresses that `server/` answers before React Router. `routes.ts` does not list these addresses. */
export const handledAddresses = [
  '/api/conversations/:conversationId/live',
  '/api/live',
  '/health',
  '/health/live',
  '/health/ready',
] as const;

/** More addresses that `server/` answers before React Router. Each also exists under /fr. */
export const handledInBothLanguages = ['/api/files', '/api/influencers'] as const;

export type HandledAddress = (typeof handledAddresses | typeof handledInBothLanguages)[number];
