import { z } from 'zod';
import { line } from '../fields.ts';

/** Number of characters. */
export const MAX_OBJECTIVE_LENGTH = 120;

const objective = line(MAX_OBJECTIVE_LENGTH).default('');
/** `loadedObjective` is the aim that the form was loaded with. */
export const objectiveInput = z.object({ objective, loadedObjective: objective });
export type ObjectiveChange = z.infer<typeof objectiveInput>;
