import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type HostileFile, joined, MARK, type Made, never, perhaps, script } from '#tests/hostile-file.ts';
import { aPhonePicture, aPicture, aZip } from '#tests/sample-files.ts';

export async function polyglots(): Promise<HostileFile[]> {
  const small = { width: 24, height: 24 };
  const zip = aZip([{ name: 'a.html', content: script }]);
  const made: Made[] = [];
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const picture = await aPicture(format, small);
    made.push([`${format} with a page behind`, 'a.html', joined(picture, script)]);
    made.push([`${format} with a zip behind`, `a.${format}`, joined(picture, zip)]);
    made.push([`${format} called script`, 'a.js', picture]);
  }
  const jpeg = await aPicture('jpeg', small);
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`, 'latin1');
  made.push([
    'JPEG with a page in its comment',
    'a.jpg',
    joined(jpeg.subarray(0, 2), comment, jpeg.subarray(2)),
  ]);
  const png = await aPicture('png', small);
  made.push(['PNG with a page in its text', 'a.png', withChunk(png, 'tEXt', `Comment\0<?php ?>${script}`)]);
  return [
    ...perhaps(made),
    ...never([
      ['GIF that is a script', 'a.gif', `GIF89a/*${'\0'.repeat(20)}*/=1;${MARK}`],
      ['a picture of Windows', 'a.bmp', joined('BM', Buffer.alloc(200, 1))],
      ['an icon', 'a.ico', joined('\0\0\x01\0\x01\0', Buffer.alloc(200, 1))],
      ['TIFF', 'a.tiff', await aPicture('tiff', small)],
      ['Photoshop', 'a.psd', joined('8BPS\0\x01', Buffer.alloc(200))],
      ['PostScript', 'a.eps', '%!PS-Adobe-3.0 EPSF-3.0\n(%stdin) (r) file'],
      [
        'a program for ImageMagick',
        'a.png',
        'push graphic-context\nviewbox 0 0 9 9\nfill "url(https://evil.example/|ls)"\0',
      ],
    ]),
  ];
}

export async function brokenPictures(): Promise<HostileFile[]> {
  const made: Made[] = [];
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const picture = await aPicture(format, { width: 400, height: 300 });
    for (const part of [0.05, 0.5, 0.9])
      made.push([
        `${format}, cut off at ${part}`,
        `a.${format}`,
        picture.subarray(0, Math.ceil(picture.length * part)),
      ]);
    const scrambled = Buffer.from(picture);
    for (let at = Math.floor(picture.length / 3); at < picture.length; at += 7)
      scrambled[at] = (at * 31) % 256;
    made.push([`${format}, scrambled`, `a.${format}`, scrambled]);
  }
  return perhaps(made);
}

export async function bombs(): Promise<HostileFile[]> {
  const png = await aPicture('png', { width: 8, height: 8 });
  const gif = await aPicture('gif', { width: 8, height: 8 });
  const jpeg = await aPicture('jpeg', { width: 8, height: 8 });
  const wide = Buffer.from(gif);
  wide.writeUInt16LE(65_535, 6);
  wide.writeUInt16LE(65_535, 8);
  const tall = Buffer.from(jpeg);
  const frame = tall.indexOf(Buffer.from([0xff, 0xc0]));
  tall.writeUInt16BE(65_500, frame + 5);
  tall.writeUInt16BE(65_500, frame + 7);
  return [
    ...never([
      ['PNG of 56 megapixels', 'a.png', await aPicture('png', { width: 8_000, height: 7_000 })],
      ['PNG of 225 megapixels', 'a.png', await aPicture('png', { width: 15_000, height: 15_000 })],
      ['PNG that says it is endless', 'a.png', pngOf(2_147_483_647, 2_147_483_647)],
      ['PNG of 100,000 by 100,000', 'a.png', pngOf(100_000, 100_000)],
      ['PNG of nothing', 'a.png', pngOf(0, 0)],
      ['JPEG of 65,500 by 65,500', 'a.jpg', tall],
    ]),
    ...perhaps([
      ['GIF of 65,535 by 65,535', 'a.gif', wide],
      ['PNG of 49 megapixels', 'a.png', await aPicture('png', { width: 7_000, height: 7_000 })],
      ['PNG, one pixel wide', 'a.png', await aPicture('png', { width: 1, height: 60_000 })],
      ['PNG with a bomb in its text', 'a.png', withChunk(png, 'zTXt', bombText())],
      ['PNG with a bomb for colours', 'a.png', withChunk(png, 'iCCP', bombText())],
    ]),
  ];
}

const bombText = () => joined('Comment\0\0', deflateSync(Buffer.alloc(100_000_000), { level: 9 }));

export async function tellingPictures(): Promise<HostileFile[]> {
  const exif = {
    IFD0: { Make: 'Telephone', Artist: MARK },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 50/1' },
  };
  const create = { width: 60, height: 40, channels: 3, background: 'red' } as const;
  const made: Made[] = [['JPEG from a telephone', 'a.jpg', await aPhonePicture()]];
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const content = await sharp({ create }).withExif(exif).toFormat(format).toBuffer();
    made.push([`${format} that says where`, `a.${format}`, content]);
    const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`;
    made.push([
      `${format} that says more`,
      `a.${format}`,
      await sharp({ create }).withXmp(xmp).toFormat(format).toBuffer(),
    ]);
  }
  return perhaps(made);
}

function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
  return joined(signature, chunk('IHDR', head), pixels, chunk('IEND', ''));
}

function chunk(name: string, content: Buffer | string): Buffer {
  const named = joined(name, content);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return joined(length, named, sum);
}

function withChunk(png: Buffer, name: string, content: Buffer | string): Buffer {
  return joined(png.subarray(0, 33), chunk(name, content), png.subarray(33));
}
