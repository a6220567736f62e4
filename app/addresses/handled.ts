/** The addresses that server/ answers before React Router, so that they are not in `routes.ts`. */
export const handledAddresses = ['/api/conversations/:conversationId/live', '/api/live', '/health'] as const;

/** Those that exist under /fr too. */
export const handledInBothLanguages = ['/api/files', '/api/influencers'] as const;

export type HandledAddress = (typeof handledAddresses | typeof handledInBothLanguages)[number];
