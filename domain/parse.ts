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
/** Nor does it hold as many values. Each that is wrong would be named in the answer. */
const MAX_VALUES = 2_000;

/** Without what the database cannot keep: NUL, and halves of characters that are written in two. */
function storable(input: unknown): unknown {
  let values = 0;
  const kept = (value: unknown, depth: number): unknown => {
    if (++values > MAX_VALUES || depth > DEEPEST) throw new Refusal('input.invalid');
    if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
    if (Array.isArray(value)) return value.map((it) => kept(it, depth + 1));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value;
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, kept(it, depth + 1)]));
  };
  return kept(input, 0);
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
