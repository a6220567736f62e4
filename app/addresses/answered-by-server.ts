/** `server/` answers these addresses before React Router, so `routes.ts` does not contain them. */
export const addressesAnsweredByServer = [
  '/api/conversations/:conversationId/live',
  '/api/live',
  '/health',
  '/health/live',
  '/health/ready',
] as const;

/** `server/` answers these addresses with and without the prefix `/fr`. */
export const answeredByServerInBothLanguages = [
  '/api/files',
  '/api/influencers',
  '/api/uploads/:uploadId',
  '/api/uploads/:uploadId/parts/:part',
] as const;

export type AddressAnsweredByServer = (
  | typeof addressesAnsweredByServer
  | typeof answeredByServerInBothLanguages
)[number];
