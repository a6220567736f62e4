/** pg's text format of a parameter. The package exports the function, its types do not declare it. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
