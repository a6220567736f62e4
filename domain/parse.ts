import type { z } from 'zod';
import { Refusal, type RefusalCode, refusals } from './refusal.ts';

/** The input as its schema says, or the refusal `input.invalid` with one code per field that will not do. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, RefusalCode> = {};
  for (const issue of result.error.issues) {
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
  throw new Refusal('input.invalid', fields);
}
