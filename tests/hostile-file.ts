/** Files that mean harm, or are only broken, each made here from nothing. */
export interface HostileFile {
  /** What is bad about it. */
  what: string;
  name: string;
  content: Buffer;
  /** No profile may take it; any other may, when it is harmless afterwards. */
  isNeverTaken: boolean;
}

/** Stands in what must never be served where a browser or a person could run or read it. */
export const MARK = 'alert(document.domain)';
export const script = `<script>${MARK}</script>`;

export type Made = [what: string, name: string, content: Buffer | string];
export const never = (files: Made[]): HostileFile[] => files.map((it) => hostile(it, true));
export const perhaps = (files: Made[]): HostileFile[] => files.map((it) => hostile(it, false));
const hostile = ([what, name, content]: Made, isNeverTaken: boolean): HostileFile => ({
  what,
  name,
  content: Buffer.from(content),
  isNeverTaken,
});
