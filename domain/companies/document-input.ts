import { z } from 'zod';
import { documentTypes } from './document.ts';

export const documentInput = z.object({ fileId: z.string().max(200), type: z.enum(documentTypes) });

export const removalInput = z.object({ documentId: z.string().max(200) });
