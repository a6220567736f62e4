import type { z } from 'zod';
import { Refusal, type RefusalCode, refusals } from './refusal.ts';

/** Adds the input to zod's issues. `codesOf` uses the input to distinguish missing fields from wrong types. */
const reporting = { reportInput: true };

/** Refuses with `input.invalid` and one code per invalid field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(storable(input), reporting);
  if (result.success) return result.data;
  throw new Refusal('input.invalid', codesOf(result.error));
}

const MISSING: readonly RefusalCode[] = [
  'account.company_name_required',
  'field.required',
  'field.username_required',
];

/**
 * If required fields are empty, refuses with the code that `codeOf` returns for their names. Otherwise refuses like
 * `parse`.
 */
export function parseComplete<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  codeOf: (missing: readonly string[]) => RefusalCode,
): z.output<Schema> {
  try {
    return parse(schema, input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, fields } = error;
    const missing = Object.keys(fields).filter((name) => fields[name] && MISSING.includes(fields[name]));
    throw new Refusal(missing.length > 0 ? codeOf(missing) : code, fields);
  }
}

export function fieldsRefused(schema: z.ZodType, input: unknown): Record<string, RefusalCode> {
  const result = schema.safeParse(input, reporting);
  return result.success ? {} : codesOf(result.error);
}

/** Deeply nested input could overflow the stack. Forms have fewer levels. */
const MAX_DEPTH = 20;
/** Limited, because the error response names every invalid value. Forms have fewer values. */
const MAX_VALUES = 2_000;

/**
 * Removes NUL characters and replaces lone surrogates by U+FFFD, because the database cannot store them. Refuses too
 * many or too deeply nested values with `input.invalid`.
 */
function storable(input: unknown): unknown {
  let values = 0;
  const clean = (value: unknown, depth: number): unknown => {
    if (++values > MAX_VALUES || depth > MAX_DEPTH) throw new Refusal('input.invalid');
    if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
    if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, depth + 1)]));
  };
  return clean(input, 0);
}

function codesOf(error: z.ZodError): Record<string, RefusalCode> {
  const fields: Record<string, RefusalCode> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.');
    // For missing fields and wrong types, `issue.message` is zod's own text and not a refusal code.
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
