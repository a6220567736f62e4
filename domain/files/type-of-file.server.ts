import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../refusal.ts';
import { typeOfOfficeZip } from './office-zip.server.ts';
import { typeOfOldOffice } from './old-office.server.ts';
import { type OpenedFile, withFile } from './opened-file.server.ts';
import { requireQuietPdf } from './pdf.server.ts';
import { type FileType, type ProfileName, uploadProfiles } from './profiles.ts';
import { isMarkup, isSvg, isText } from './text.server.ts';
import { isWholeMp4, isWholeWebm } from './video.server.ts';

const detectedByLibrary = ['jpg', 'png', 'webp', 'gif', 'avif', 'pdf', 'mp4', 'webm', 'mov'] as const;
const HEAD_BYTES = 4_100;

/**
 * Detects the type of a file by its content. Refuses types that the upload profile does not accept, empty and broken
 * files, documents with macros or scripts, zip bombs, and SVG, because it can contain scripts. Does not check images,
 * because `addFile` decodes them later.
 */
export function typeOfFile(path: string, profile: ProfileName): Promise<FileType> {
  const { types, wrongType } = uploadProfiles[profile];
  return withFile(path, async (file) => {
    const head = await file.read(0, HEAD_BYTES);
    if (head.length === 0) throw new Refusal('file.empty');
    const type = await detectedType(file, head);
    if (!type && isSvg(head)) throw new Refusal('file.svg');
    if (!type || !isOneOf(types, type)) throw new Refusal(wrongType);
    await requireWhole(file, type);
    return type;
  });
}

const isOneOf = (types: readonly FileType[], type: FileType) => types.includes(type);

async function detectedType(file: OpenedFile, head: Buffer): Promise<FileType | undefined> {
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return typeOfOfficeZip(file);
  if (head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) return typeOfOldOffice(file);
  // `fileTypeFromBuffer` throws if it needs more bytes than `head` has.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found) return detectedByLibrary.find((type) => type === found.ext.replace('m4v', 'mp4'));
  return !isMarkup(head) && (await isText(file)) ? 'txt' : undefined;
}

async function requireWhole(file: OpenedFile, type: FileType): Promise<void> {
  if (type === 'pdf') await requireQuietPdf(file);
  if ((type === 'mp4' || type === 'mov') && !(await isWholeMp4(file))) throw new Refusal('file.broken');
  if (type === 'webm' && !(await isWholeWebm(file))) throw new Refusal('file.broken');
}
