import { z } from 'zod';
import type { RefusalCode } from './refusal.ts';

// What the shapes that people send are made of. Each says by a code of ours what is wrong with it.

/** A code as the message of a zod rule. */
export const says = (code: RefusalCode) => code;

/** Text that may be long but not endless, in characters, without blanks around it. */
export const text = (max: number) => z.string().trim().max(max, says('field.too_long'));

/** The same, and something must be in it. */
export const required = (max: number) => text(max).min(1, says('field.required'));

/** Each once, in the order they came. */
export const unique = <Each>(them: Each[]): Each[] => [...new Set(them)];
