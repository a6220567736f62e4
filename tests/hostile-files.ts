import { gzipSync } from 'node:zlib';
import { type ProfileName, uploadProfiles } from '#domain/files/profiles.ts';
import { type HostileFile, joined, MARK, type Made, never, perhaps, script } from '#tests/hostile-file.ts';
import { hostileNames } from '#tests/hostile-names.ts';
import { bombs, brokenPictures, polyglots, tellingPictures } from '#tests/hostile-pictures.ts';
import {
  aCompoundFile,
  anMp4,
  anOfficeFile,
  aPdf,
  aPdfOf,
  aWebm,
  aZip,
  officeEntries,
  relationships,
} from '#tests/sample-files.ts';

let anywhere: Promise<HostileFile[]> | undefined;

export async function hostileFiles(profile: ProfileName): Promise<HostileFile[]> {
  anywhere ??= filesForAnyProfile(); // Created once, because it takes seconds.
  return [...(await anywhere), ...(await hostileNames(profile)), ...sizesOf(profile)];
}

async function filesForAnyProfile(): Promise<HostileFile[]> {
  return [
    ...drawings(),
    ...pages(),
    ...programs(),
    ...archives(),
    ...texts(),
    ...pdfs(),
    ...offices(),
    ...videos(),
    ...(await polyglots()),
    ...(await brokenPictures()),
    ...(await bombs()),
    ...(await tellingPictures()),
  ];
}

const svg = (inside = script) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

function drawings(): HostileFile[] {
  return never([
    ['SVG with a script', 'a.svg', svg()],
    ['SVG called PNG', 'a.png', svg()],
    ['SVG called JPEG', 'a.jpg', svg()],
    ['SVG that acts when it loads', 'a.svg', svg().replace('<svg', `<svg onload="${MARK}"`)],
    ['SVG with a page in it', 'a.svg', svg(`<foreignObject><body>${script}</body></foreignObject>`)],
    ['SVG that leads elsewhere', 'a.svg', svg('<use href="https://evil.example/x#y"/>')],
    ['SVG behind a declaration', 'a.svg', `<?xml version="1.0"?>\n${svg()}`],
    ['SVG behind a mark of order', 'a.svg', `\ufeff${svg()}`],
    ['SVG behind a comment', 'a.svg', `<!-- a picture -->${svg()}`],
    ['SVG with entities', 'a.svg', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`],
    [
      'SVG with a billion laughs',
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
    ],
    ['SVG under a prefix', 'a.svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['SVG in UTF-16', 'a.svg', Buffer.from(`\ufeff${svg()}`, 'utf16le')],
    ['SVG, packed', 'a.svgz', gzipSync(svg())],
  ]);
}

function pages(): HostileFile[] {
  const starts = [
    '<!DOCTYPE html>',
    '<html>',
    '<body>',
    '<!-- x -->',
    '\n\t <head>',
    '\ufeff<p>',
    '<?php ?>',
    '<iframe src=x>',
  ];
  const endings = ['txt', 'png', 'pdf', 'mp4', 'docx'];
  return never([
    ...starts.map((start): Made => [`a page that begins with ${start.trim()}`, 'a.txt', start + script]),
    ...endings.map((ending): Made => [`a page called ${ending}`, `a.${ending}`, `<html>${script}</html>`]),
    ['a page in UTF-16', 'a.txt', Buffer.from(`\ufeff<html>${script}`, 'utf16le')],
    [
      'a page in XHTML',
      'a.xhtml',
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
    ],
    ['a page behind a NUL', 'a.txt', `\0<html>${script}`],
    ['a stylesheet that transforms', 'a.xsl', `<xsl:stylesheet version="1.0">${script}</xsl:stylesheet>`],
    ['rich text', 'a.txt', '{\\rtf1 {\\object\\objocx}}'],
  ]);
}

function programs(): HostileFile[] {
  const binary = (start: string, length = 600) =>
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(length)]);
  const starts: [string, string, string][] = [
    ['for Windows', 'a.exe', 'MZ\x90\0'],
    ['for Linux', 'a', '\x7fELF\x02\x01\x01\0'],
    ['for macOS', 'a', '\xcf\xfa\xed\xfe\x07\0\0\x01'],
    ['in WebAssembly', 'a.wasm', '\0asm\x01\0\0\0'],
    ['in Java', 'A.class', '\xca\xfe\xba\xbe\0\0\0\x34'],
    ['in Flash', 'a.swf', 'FWS\x08\0\0\0\0'],
    ['for Android', 'a.dex', 'dex\n035\0'],
    ['as a link', 'a.lnk', 'L\0\0\0\x01\x14\x02\0'],
  ];
  return never(
    starts.flatMap(([what, name, start]): Made[] => [
      [`a program ${what}`, name, binary(start)],
      [`a program ${what}, called JPEG`, 'holiday.jpg', binary(start)],
      [`a program ${what}, called PDF`, 'kbis.pdf', binary(start)],
    ]),
  );
}

function archives(): HostileFile[] {
  const manifest = { name: 'META-INF/MANIFEST.MF', content: 'Main-Class: A' };
  return never([
    ['a zip', 'a.zip', aZip([{ name: 'a.html', content: script }])],
    ['a zip called docx', 'a.docx', aZip([{ name: 'a.html', content: script }])],
    ['an empty zip', 'a.docx', aZip([])],
    ['a jar', 'a.jar', aZip([manifest])],
    ['an e-book', 'a.epub', aZip([{ name: 'mimetype', content: 'application/epub+zip' }])],
    ['gzip', 'a.gz', gzipSync(Buffer.alloc(5_000_000))],
    ['rar', 'a.rar', Buffer.from('Rar!\x1a\x07\x01\0\0\0\0', 'latin1')],
    ['7z', 'a.7z', Buffer.from('7z\xbc\xaf\x27\x1c\0\x04\0\0', 'latin1')],
    ['xz', 'a.xz', Buffer.from('\xfd7zXZ\0\0\0', 'latin1')],
    ['an installer', 'a.msi', aCompoundFile(['SummaryInformation'])],
  ]);
}

function texts(): HostileFile[] {
  return [
    ...never([
      ['text with NUL', 'a.txt', 'a\0b'],
      ['text that moves the cursor', 'a.txt', 'a\x1b[2Jb'],
      ['noise', 'a.txt', Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 256))],
    ]),
    ...perhaps([
      ['a script called txt', 'a.txt', MARK],
      ['a script for a shell', 'a.sh', '#!/bin/sh\nrm -rf /'],
      ['a page behind a word', 'a.html', `hello ${script}`],
      ['a table that calculates', 'a.csv', '=cmd|" /C calc"!A0'],
      ['text that turns around', 'a.txt', 'a\u202eb'],
      ['a shortcut', 'a.url', '[InternetShortcut]\nURL=javascript:alert(1)'],
      ['a letter', 'a.eml', `Content-Type: text/html\n\n${script}`],
    ]),
  ];
}

function pdfs(): HostileFile[] {
  return [
    ...never([
      ['PDF with a script', 'a.pdf', aPdf(`/OpenAction << /S /JavaScript /JS (${MARK}) >>`)],
      ['PDF with a script, in disguise', 'a.pdf', aPdf('/S /#4aava#53cript /JS (x)')],
      ['PDF that starts a program', 'a.pdf', aPdf('/S /Launch /F (calc.exe)')],
      ['PDF, cut off', 'a.pdf', aPdf().subarray(0, 50)],
      ['PDF that is only its name', 'a.pdf', '%PDF-'],
      ['PDF behind a page', 'a.pdf', `<html>${script}${aPdf().toString()}`],
    ]),
    ...perhaps([
      ['PDF with a page in it', 'a.pdf', joined('%PDF-1.4\n', script, aPdf())],
      ['PDF called page', 'a.html', aPdf()],
      ['PDF with a zip behind', 'a.pdf', joined(aPdf(), aZip([{ name: 'a', content: script }]), aPdf())],
    ]),
  ];
}

function offices(): HostileFile[] {
  const docx = officeEntries('docx');
  const big = Buffer.alloc(9_000_000);
  const zip = (what: string, ...more: Parameters<typeof aZip>): Made => [
    `office file ${what}`,
    'a.docx',
    aZip(...more),
  ];
  return never([
    zip('with macros', [...docx, { name: 'word/vbaProject.bin', content: 'x' }]),
    zip('with controls', [...docx, { name: 'word/activeX/activeX1.bin', content: 'x' }]),
    zip('with a template from elsewhere', [
      ...docx,
      {
        name: 'word/_rels/settings.xml.rels',
        content: relationships({
          type: 'attachedTemplate',
          target: 'https://evil.example/t',
          isExternal: true,
        }),
      },
    ]),
    zip('that is a bomb', [...docx, { name: 'b', content: Buffer.alloc(310 * 1024 * 1024) }]),
    zip('that is many bombs', [
      ...docx,
      ...Array.from({ length: 40 }, (_, at) => ({ name: `b${at}`, content: big })),
    ]),
    zip('that hides a bomb', [...docx, { name: 'b', content: big, says: { unpackedBytes: 9 } }]),
    zip('that says it is a bomb', [
      ...docx,
      { name: 'b', content: 'b', says: { unpackedBytes: 0xfffffffe } },
    ]),
    zip('that is encrypted', [...docx, { name: 'b', content: 'b', says: { flags: 1 } }]),
    zip('packed by no known method', [...docx, { name: 'b', content: 'b', says: { method: 99 } }]),
    zip('that leads out of its folder', [...docx, { name: '../../x', content: 'b' }]),
    zip('that leads to the root', [...docx, { name: '/etc/passwd', content: 'b' }]),
    zip('with 6,000 entries', [
      ...docx,
      ...Array.from({ length: 6_000 }, (_, at) => ({ name: `${at}`, content: '' })),
    ]),
    zip('behind something else', docx, { junk: 'MZ\x90' }),
    ['office file with a page behind', 'a.docx', joined(anOfficeFile('docx'), script)],
    ['office file, cut off', 'a.xlsx', anOfficeFile('xlsx').subarray(0, 400)],
    ['old office file with macros', 'a.doc', aCompoundFile(['WordDocument', 'Macros'])],
    ['old office file that goes round', 'a.xls', aCompoundFile(['Workbook'], { next: 1 })],
    [
      'old office file that leads nowhere',
      'a.ppt',
      aCompoundFile(['PowerPoint Document'], { next: 0xfffff }),
    ],
    ['old office file, cut off', 'a.doc', aCompoundFile(['WordDocument']).subarray(0, 512)],
  ]);
}

function videos(): HostileFile[] {
  const box = (size: number, name: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(size);
    head.write(name, 4);
    return head;
  };
  return [
    ...never([
      ['MP4, cut off', 'a.mp4', anMp4().subarray(0, 900)],
      ['MP4 with a page behind', 'a.mp4', joined(anMp4(), script)],
      ['MP4 whose box is endless', 'a.mp4', joined(anMp4(), box(0xffffffff, 'free'))],
      ['MP4 whose box is nothing', 'a.mp4', joined(anMp4(), box(1, 'free'), Buffer.alloc(8))],
      [
        'MP4 of 30,000 boxes',
        'a.mp4',
        joined(anMp4(), ...Array.from({ length: 30_000 }, () => box(8, 'free'))),
      ],
      ['MP4 that is only its head', 'a.mp4', anMp4().subarray(0, 24)],
      ['sound alone', 'a.mp4', anMp4(2_000, 'M4A ')],
      ['WebM, cut off', 'a.webm', aWebm().subarray(0, 900)],
      ['WebM that is only its head', 'a.webm', aWebm().subarray(0, 12)],
      ['Matroska', 'a.webm', Buffer.from(aWebm().toString('latin1').replace('webm', 'matr'), 'latin1')],
      ['AVI', 'a.avi', joined('RIFF\0\0\0\0AVI LIST', Buffer.alloc(600))],
    ]),
    ...perhaps([
      ['MP4 with a page in it', 'a.html', joined(anMp4(), box(8 + script.length, 'free'), script)],
    ]),
  ];
}

function sizesOf(profile: ProfileName): HostileFile[] {
  const { maxBytes, types } = uploadProfiles[profile];
  const [name, content] = types.some((type) => type === 'mp4') ? ['a.mp4', anMp4] : ['a.pdf', aPdfOf];
  return [
    ...perhaps([
      ['as large as allowed', name, content(maxBytes)],
      ['one byte', name, Buffer.from([0xff])],
    ]),
    ...never([
      ['one byte larger', name, content(maxBytes + 1)],
      ['nothing', name, ''],
    ]),
  ];
}
