/** pg exports this function, but the types of pg do not declare it. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
