import { z } from 'zod';
import { requiredLine, text } from '../fields.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from './shortlist.ts';

export const shortlistName = z.object({ name: requiredLine(MAX_NAME_LENGTH) });
export const shortlistId = z.object({ shortlistId: z.string() });
export const entryOf = z.object({ influencerId: z.string() });
export const entryNote = entryOf.extend({ note: text(MAX_NOTE_LENGTH) });
