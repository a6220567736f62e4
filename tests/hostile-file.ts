/** A malicious or broken file, generated in memory. */
export interface HostileFile {
  /** Description of the attack or defect. */
  what: string;
  name: string;
  content: Buffer;
  /** True if every profile must refuse it; otherwise a profile may accept it if the stored file is harmless. */
  isNeverTaken: boolean;
}

/** Marker of content that must never be served in a way that a browser or a person could execute. */
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
