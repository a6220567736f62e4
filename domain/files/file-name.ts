import type { FileType } from './profiles.ts';

/** Matches the first 120 characters of a file name. */
const start = /^.{0,120}/u;

/** Other accepted file name extensions of a type. */
const synonyms: Partial<Record<FileType, readonly string[]>> = { jpg: ['jpeg'] };

/**
 * Returns a safe display name for a file. The name has no folder, no invisible characters and no change of text
 * direction. Its extension belongs to the detected type, so no system opens the file as another type. Never use the
 * name as a path.
 */
export function cleanName(name: string, type: FileType): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    // The lookbehind prevents quadratic time: without it, the regular expression would start a match at each dot of
    // a long series of dots.
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  const [, stem = plain, extension = ''] = /^(.+)\.([^.]*)$/u.exec(plain) ?? [];
  const isRight = [type, ...(synonyms[type] ?? [])].includes(extension.toLowerCase());
  // A wrong extension stays in the name. The right extension follows.
  const rest = isRight ? stem : plain;
  return `${start.exec(rest)?.[0].trim() || 'file'}.${isRight ? extension.toLowerCase() : type}`;
}
