export interface HostileFile {
  what: string;
  name: string;
  content: Buffer;
  /** Whether every upload profile must refuse the file. Otherwise a profile may store a harmless version. */
  isNeverTaken: boolean;
}

/** No served image may contain this script, and no browser may run it. */
export const MARK = 'alert(document.domain)';
export const script = `<script>${MARK}</script>`;

export const joined = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

export type Made = [what: string, name: string, content: Buffer | string];
export const never = (files: Made[]): HostileFile[] => files.map((it) => hostile(it, true));
export const perhaps = (files: Made[]): HostileFile[] => files.map((it) => hostile(it, false));
const hostile = ([what, name, content]: Made, isNeverTaken: boolean): HostileFile => ({
  what,
  name,
  content: Buffer.from(content),
  isNeverTaken,
});
