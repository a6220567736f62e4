import type { FileType } from './profiles.ts';

/** As long as a line. */
const short = /^.{0,120}/u;

/** Other endings of the same type. */
const alike: Partial<Record<FileType, readonly string[]>> = { jpg: ['jpeg'] };

/**
 * A file's name as people read it: no folder, nothing invisible, nothing that turns the direction of reading, and in the
 * end what it holds, so that no system takes it for something else. It is never a path of ours.
 */
export function cleanName(name: string, type: FileType): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    // The look back keeps it from beginning anew at each of ever so many dots.
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]*)$/u.exec(plain) ?? [];
  const isRight = [type, ...(alike[type] ?? [])].includes(ending.toLowerCase());
  // A name whose ending says something else keeps it, in front of the one that is right.
  const rest = isRight ? stem : plain;
  return `${short.exec(rest)?.[0].trim() || 'file'}.${isRight ? ending.toLowerCase() : type}`;
}
