import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';
import type { FileType } from './profiles.ts';

const MAX_SECTORS = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;

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
  const tableSectors = Array.from({ length: 109 }, (_, at) => header.readUInt32LE(76 + at * 4));

  /**
   * Returns the next sector of a chain. Reads only the 109 sectors of the allocation table that the header lists.
   * These sectors cover 7 MB if a sector has 512 bytes.
   */
  async function nextSector(sector: number): Promise<number> {
    const perSector = sectorBytes / 4;
    const table = await sectorAt(tableSectors[Math.floor(sector / perSector)] ?? END_OF_CHAIN);
    const at = (sector % perSector) * 4;
    return at + 4 <= table.length ? table.readUInt32LE(at) : END_OF_CHAIN;
  }

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
