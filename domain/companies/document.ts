import { z } from 'zod';

/** What a paper is: the extract of the register of companies, or any other. */
export const documentTypes = ['kbis', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Of one company. */
export const MAX_DOCUMENTS = 20;

/** A paper as its company sees it. */
export interface CompanyDocument {
  id: string;
  type: DocumentType;
  name: string;
  bytes: number;
  addedAt: Date;
  /** Where its company, and nobody else, can save it. */
  address: string;
}

/** An upload that becomes a document. */
export const documentInput = z.object({ fileId: z.string().max(200), type: z.enum(documentTypes) });

/** Which document is to be removed. */
export const removalInput = z.object({ documentId: z.string().max(200) });
