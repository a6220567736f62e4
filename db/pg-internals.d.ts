/** How pg writes a parameter as text. The package exports it, its types do not know it. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
