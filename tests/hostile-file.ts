/** A malicious or broken file, generated in memory. */
export interface HostileFile {
  /** Description of the attack or defect. */
  what: string;
  name: string;
  content: Buffer;
  /**
   * If true, every upload profile must refuse the file. If false, a profile can store a harmless version of the
   * file.
   */
  isNeverTaken: boolean;
}

/** The script in hostile files. No served image may contain the script, and no browser may run the script. */
export const MARK = 'alert(document.domain)';
export const script = `<script>${MARK}</script>`;

/** Joins texts and bytes to the content of one file. */
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
