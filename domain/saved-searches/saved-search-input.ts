import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { MAX_NAME_LENGTH } from './saved-search.ts';

export const searchIdInput = z.object({ searchId: z.string().min(1).max(100) });

export const renameInput = searchIdInput.extend({ name: requiredLine(MAX_NAME_LENGTH) });

export const notifyInput = searchIdInput.extend({ notify: z.enum(['on', 'off']) });
