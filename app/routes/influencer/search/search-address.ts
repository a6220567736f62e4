export function without(address: string, name: string): string {
  const query = new URLSearchParams(address);
  query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

export function withPage(address: string, page: number): string {
  const query = new URLSearchParams(address);
  query.set('page', String(page));
  return `?${query}`;
}
