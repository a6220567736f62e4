import { z } from 'zod';
import { line } from '../fields.ts';

/** Number of characters. */
export const MAX_OBJECTIVE_LENGTH = 120;

export const objectiveInput = z.object({ objective: line(MAX_OBJECTIVE_LENGTH).default('') });
