import { z } from 'zod';
import { emailField } from '../account-input.ts';

/** Time to confirm a change at the new address. */
export const CONFIRM_HOURS = 24;
/** Time to undo a change from the old address. */
export const UNDO_DAYS = 7;

export const emailChangeInput = z.object({ email: emailField });
