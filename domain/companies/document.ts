/** `kbis` is the extract from the French register of companies. */
export const documentTypes = ['kbis', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const MAX_DOCUMENTS = 20;
