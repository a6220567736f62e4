import type { FileType } from './profiles.ts';

const start = /^.{0,120}/u;

const synonyms: Partial<Record<FileType, readonly string[]>> = { jpg: ['jpeg'] };

/**
 * Returns a safe display name without folders, invisible characters and changes of text direction. The extension
 * belongs to the detected type, so no system opens the file as another type. The name must never become a path.
 */
export function cleanName(name: string, type: FileType): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    // Without the lookbehind, a match would be tried at each dot of a long run, which takes quadratic time.
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  const [, stem = plain, extension = ''] = /^(.+)\.([^.]*)$/u.exec(plain) ?? [];
  const isRight = [type, ...(synonyms[type] ?? [])].includes(extension.toLowerCase());
  const rest = isRight ? stem : plain;
  return `${start.exec(rest)?.[0].trim() || 'file'}.${isRight ? extension.toLowerCase() : type}`;
}
