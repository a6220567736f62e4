/** Serialises a parameter as pg does. pg exports this function, but its types do not declare it. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
