import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';

const END_BYTES = 2_048;
/**
 * Consecutive pieces overlap, because a name can lie across their border. The overlap is longer than any searched
 * name with all characters escaped (`#4a`).
 */
const OVERLAP_BYTES = 64;

/**
 * Refuses a truncated PDF. Refuses scripts and launches of programs, except in compressed content, which is not
 * checked.
 */
export async function requireQuietPdf(file: OpenedFile): Promise<void> {
  const start = (await file.read(0, 8)).toString('latin1');
  const end = (await file.read(Math.max(0, file.bytes - END_BYTES), END_BYTES)).toString('latin1');
  if (!/^%PDF-[12]\./.test(start) || !end.includes('%%EOF')) throw new Refusal('file.broken');
  let before = '';
  for await (const piece of file.pieces()) {
    const text = before + piece.toString('latin1');
    const plain = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    if (/\/(JavaScript|Launch)[^A-Za-z]/.test(plain)) throw new Refusal('file.active_content');
    before = text.slice(-OVERLAP_BYTES);
  }
}
