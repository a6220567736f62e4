import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

export async function aPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' = 'jpeg',
  { width = 1200, height = 900, background = '#7A1F3D' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Returns a photo with GPS coordinates and an EXIF orientation that rotates the photo, like a photo that a phone
 * took.
 */
export async function aPhonePicture(): Promise<Buffer> {
  const left = { create: { width: 300, height: 400, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#000' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 45/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 50/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function aPdf(inside = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );
}

export function aPdfOf(bytes: number): Buffer {
  const [start, end] = [aPdf(), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - end.length, 0x20), end]);
}

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Returns a file of this size in bytes with the boxes of an MP4 video. The video is not playable. */
export function anMp4(bytes = 2_000, brand = 'isom'): Buffer {
  const head = [
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}mp41`, 'latin1')),
    box('moov', Buffer.alloc(100)),
  ];
  const length = head.reduce((sum, each) => sum + each.length, 0);
  return Buffer.concat([...head, box('mdat', Buffer.alloc(bytes - length - 8, 0x55))]);
}

export function aWebm(bytes = 2_000): Buffer {
  const docType = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')]);
  const head = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length]), docType]);
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x08, 0, 0, 0]);
  const rest = bytes - head.length - segment.length;
  segment.writeUIntBE(0x10000000 + rest, 4, 4);
  return Buffer.concat([head, segment, Buffer.alloc(rest, 0x55)]);
}

interface Entry {
  name: string;
  content: Buffer | string;
  says?: { unpackedBytes?: number; method?: number; flags?: number };
}

/** Returns a ZIP file. The headers of an entry contain the values in `says` instead of the correct values. */
export function aZip(entries: Entry[], { comment = '', junk = '' } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(junk)];
  const directory: Buffer[] = [];
  let at = junk.length;
  for (const { name, content, says } of entries) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data, { level: 9 });
    const known = Buffer.alloc(26);
    known.writeUInt16LE(20, 0);
    known.writeUInt16LE(says?.flags ?? 0, 2);
    known.writeUInt16LE(says?.method ?? 8, 4);
    known.writeUInt32LE(crc32(data), 10);
    known.writeUInt32LE(packed.length, 14);
    known.writeUInt32LE(says?.unpackedBytes ?? data.length, 18);
    known.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), known, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), known, tail, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, listed, end, Buffer.from(comment)]);
}

const offices = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;
export type Office = keyof typeof offices;

interface Relationship {
  type: string;
  target: string;
  isExternal?: boolean;
}

export function relationships(...all: Relationship[]): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const lines = all.map(
    ({ type, target, isExternal }, at) =>
      `<Relationship Id="rId${at}" Type="${base}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

const contentTypes = (overrides: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides}</Types>`;

export function officeEntries(type: Office): Entry[] {
  const [part, format] = offices[type];
  const contentType = `application/vnd.openxmlformats-officedocument.${format}.main+xml`;
  return [
    {
      name: '[Content_Types].xml',
      content: contentTypes(`<Override PartName="/${part}" ContentType="${contentType}"/>`),
    },
    { name: '_rels/.rels', content: relationships({ type: 'officeDocument', target: part }) },
    {
      name: part,
      content: `<?xml version="1.0"?><document>${'Une table pour deux. '.repeat(50)}</document>`,
    },
  ];
}
export const anOfficeFile = (type: Office, more: Entry[] = []): Buffer =>
  aZip([...officeEntries(type), ...more]);

/** Returns a compound file ([MS-CFB], the format of .doc, .xls and .ppt) with these directory names. */
export function aCompoundFile(names: readonly string[], { next = 0xfffffffe } = {}): Buffer {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(next, 4);
  const directory = Buffer.alloc(512);
  for (const [at, name] of ['Root Entry', ...names].slice(0, 4).entries()) {
    directory.write(`${name}\0`, at * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at * 128 + 64);
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(1024)]);
}
