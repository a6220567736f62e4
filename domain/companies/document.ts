import { z } from 'zod';

/** `kbis` is the extract from the French register of companies. */
export const documentTypes = ['kbis', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const MAX_DOCUMENTS = 20;

export const documentInput = z.object({ fileId: z.string().max(200), type: z.enum(documentTypes) });

export const removalInput = z.object({ documentId: z.string().max(200) });
