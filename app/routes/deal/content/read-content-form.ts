import type { Remark } from '#domain/deliverables/content.ts';

/** Returns what the person typed, to fill the fields again after a refusal. */
export function typedIn(form: FormData): Record<string, unknown> {
  return { ...Object.fromEntries(form), files: form.getAll('files') };
}

/** Returns a form of the page as the input that `contentInput` checks. */
export function readContentForm(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(form);
  const intent = form.get('intent');
  if (intent === 'submit' || intent === 'publish') fields.files = form.getAll('files');
  if (intent === 'publish') fields.hasMention = form.has('hasMention');
  if (intent === 'ask') fields.remarks = [...pinnedRemarks(form), ...wholeRemark(form)];
  return fields;
}

/** With scripts, one field has all remarks as JSON. Text that is not JSON is refused later, as no remarks. */
function pinnedRemarks(form: FormData): unknown[] {
  try {
    const remarks: unknown = JSON.parse(textIn(form, 'remarks') || '[]');
    return Array.isArray(remarks) ? remarks : [];
  } catch {
    return [];
  }
}

/** Without scripts, there is one remark about the whole. */
function wholeRemark(form: FormData): Partial<Remark>[] {
  const text = textIn(form, 'remark').trim();
  return text ? [{ text }] : [];
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
