const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (it) => entities[it] ?? it);
}
