import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';
import type { FileType } from './profiles.ts';

const MAX_SECTORS = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
/** Number of parts of the allocation table that the header lists. */
const HEADER_PARTS = 109;

const streams: Record<string, FileType> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
};

/**
 * Detects an old Office format by the names in the directory of the compound file ([MS-CFB]). Returns undefined for
 * installers and other compound files. Refuses macros.
 */
export async function typeOfOldOffice(file: OpenedFile): Promise<FileType | undefined> {
  const names = await directoryOf(file);
  if (names.some((name) => /^(Macros|_VBA_PROJECT.*|VBA)$/i.test(name)))
    throw new Refusal('file.active_content');
  const [type] = names.flatMap((name) => streams[name] ?? []);
  return type;
}

async function directoryOf(file: OpenedFile): Promise<string[]> {
  const header = await file.read(0, 512);
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) throw new Refusal('file.broken');
  const sectorBytes = 1 << shift;
  const sectorAt = (sector: number) => file.read((sector + 1) * sectorBytes, sectorBytes);
  const perSector = sectorBytes / 4;

  async function numberAt(sector: number, index: number): Promise<number> {
    const content = await sectorAt(sector);
    if (content.length < (index + 1) * 4) throw new Refusal('file.broken');
    return content.readUInt32LE(index * 4);
  }

  /**
   * Returns the sector of a part of the allocation table. The header lists the first 109 parts, which cover 7 MB if a
   * sector has 512 bytes. A chain of sectors lists the other parts. The last number in each sector of the chain is the
   * number of the next sector.
   */
  async function tableSector(part: number): Promise<number> {
    if (part < HEADER_PARTS) return header.readUInt32LE(76 + part * 4);
    let list = header.readUInt32LE(68);
    let index = part - HEADER_PARTS;
    for (; index >= perSector - 1; index -= perSector - 1) list = await numberAt(list, perSector - 1);
    return numberAt(list, index);
  }

  const nextSector = async (sector: number): Promise<number> =>
    numberAt(await tableSector(Math.floor(sector / perSector)), sector % perSector);

  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let count = 0; sector < END_OF_CHAIN; count += 1) {
    const entries = await sectorAt(sector);
    if (count > MAX_SECTORS || entries.length < ENTRY_BYTES) throw new Refusal('file.broken');
    for (let at = 0; at + ENTRY_BYTES <= entries.length; at += ENTRY_BYTES) {
      const length = Math.min(64, entries.readUInt16LE(at + 64));
      if (length > 2) names.push(entries.toString('utf16le', at, at + length - 2));
    }
    sector = await nextSector(sector);
  }
  return names;
}
