import type { z } from 'zod';
import { Refusal, type RefusalCode, refusals } from './refusal.ts';

/** Only then do issues carry what was sent, which tells a missing field from a mistyped one. */
const reporting = { reportInput: true };

/** The input as its schema says, or the refusal `input.invalid` with one code per field that will not do. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(storable(input), reporting);
  if (result.success) return result.data;
  throw new Refusal('input.invalid', codesOf(result.error));
}

/** What `parse` would refuse, field by field; empty when it would refuse nothing. */
export function fieldsRefused(schema: z.ZodType, input: unknown): Record<string, RefusalCode> {
  const result = schema.safeParse(input, reporting);
  return result.success ? {} : codesOf(result.error);
}

/** Nothing of ours nests deeper, and a body of nothing but brackets would otherwise exhaust the stack. */
const DEEPEST = 20;

/** Without what the database cannot keep: NUL, and halves of characters that are written in two. */
function storable(input: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new Refusal('input.invalid');
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(input)) return input.map((it) => storable(it, depth + 1));
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype)
    return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storable(value, depth + 1)]));
}

function codesOf(error: z.ZodError): Record<string, RefusalCode> {
  const fields: Record<string, RefusalCode> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.');
    // A missing or mistyped field has zod's own words: to us it is simply required or wrong.
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    const code =
      issue.message in refusals
        ? (issue.message as RefusalCode)
        : missing
          ? 'field.required'
          : 'field.invalid';
    fields[name] ??= code;
  }
  return fields;
}
