import type { Remark } from '#domain/deliverables/content.ts';

/** Returns what the person typed, to fill the fields again after a refusal. */
export function typedIn(form: FormData): Record<string, unknown> {
  return { ...Object.fromEntries(form), files: form.getAll('files') };
}

/** Converts a form of the page into input for `contentInput`. */
export function readContentForm(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(form);
  const intent = form.get('intent');
  if (intent === 'submit' || intent === 'publish') fields.files = form.getAll('files');
  if (intent === 'publish') fields.hasMention = form.has('hasMention');
  if (intent === 'ask') fields.remarks = [...pinnedRemarks(form), ...wholeRemark(form)];
  return fields;
}

/**
 * Reads the remarks of a form with scripts, which sends all remarks as JSON in one field. Invalid JSON counts as no
 * remarks, and `contentInput` refuses a request for changes without remarks.
 */
function pinnedRemarks(form: FormData): unknown[] {
  try {
    const remarks: unknown = JSON.parse(textIn(form, 'remarks') || '[]');
    return Array.isArray(remarks) ? remarks : [];
  } catch {
    return [];
  }
}

/** Reads the only remark of a form without scripts. The remark is about the whole draft. */
function wholeRemark(form: FormData): Partial<Remark>[] {
  const text = textIn(form, 'remark').trim();
  return text ? [{ text }] : [];
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
