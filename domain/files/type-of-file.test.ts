import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCompoundFile,
  anMp4,
  anOfficeFile,
  aPdf,
  aPicture,
  aWebm,
  aZip,
  officeEntries,
  relationships,
} from '#tests/sample-files.ts';
import { type ProfileName, uploadProfiles } from './profiles.ts';
import { typeOfFile } from './type-of-file.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judged(content: Buffer | string, profile: ProfileName = 'attachment'): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return typeOfFile(file, profile).catch((error: Error) => error.message);
}

describe('detects by content', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('an image: %s', async (format) => {
    const expected = format === 'jpeg' ? 'jpg' : format;
    expect(await judged(await aPicture(format, { width: 20, height: 20 }), 'media')).toBe(expected);
  });

  it.each([
    ['mp4', anMp4()],
    ['mp4', anMp4(2_000, 'M4V ')],
    ['mov', anMp4(2_000, 'qt  ')],
    ['webm', aWebm()],
  ])('a video: %s', async (type, content) => expect(await judged(content, 'media')).toBe(type));

  it.each([
    ['pdf', aPdf()],
    ['docx', anOfficeFile('docx')],
    ['xlsx', anOfficeFile('xlsx')],
    ['pptx', anOfficeFile('pptx')],
    ['doc', aCompoundFile(['WordDocument', '1Table'])],
    ['doc', aLargeCompoundFile('1Table')],
    ['xls', aCompoundFile(['Workbook'])],
    ['xls', aCompoundFile(['Book'])],
    ['ppt', aCompoundFile(['PowerPoint Document'])],
    ['txt', 'Une table pour deux.\r\n\tÀ bientôt'],
    ['txt', Buffer.from('Une table \xe0 d\xeener', 'latin1')],
    ['txt', '\ufeffThe menu'],
    ['txt', 'a < b and <3'],
  ])('a document: %s', async (type, content) => expect(await judged(content)).toBe(type));
});

describe('refuses', () => {
  it.each(Object.keys(uploadProfiles) as ProfileName[])(
    'empty files and files of other types for the profile %s',
    async (profile) => {
      const { wrongType } = uploadProfiles[profile];
      expect(await judged('', profile)).toBe('file.empty');
      const others = ['\0\0\0\0', 'MZ\x90\0', '<html><script>', '<?xml version="1.0"?><a/>', '{\\rtf1}'];
      for (const content of others) expect(await judged(content, profile)).toBe(wrongType);
      expect(await judged('<svg/>', profile)).toBe('file.svg');
      expect(await judged('\ufeff <?xml version="1.0"?>\n<!-- x -->\n<svg:svg >', profile)).toBe('file.svg');
    },
  );

  it('files that only another profile accepts', async () => {
    expect(await judged(anMp4(), 'attachment')).toBe('file.no_attachment');
    expect(await judged(aPdf(), 'media')).toBe('file.no_media');
    expect(await judged('text', 'document')).toBe('file.no_document');
  });

  it.each([
    ['cut off', anMp4().subarray(0, 1_500)],
    ['with trailing data', Buffer.concat([anMp4(), Buffer.from('<script>')])],
    ['without a moov box', Buffer.concat([anMp4().subarray(0, 24), Buffer.from('\0\0\0\x08mdat')])],
    ['with a box that is shorter than its header', Buffer.concat([anMp4(), Buffer.from('\0\0\0\x02free')])],
    ['in WebM, cut off', aWebm().subarray(0, 1_500)],
  ])('a video %s', async (_, content) => expect(await judged(content, 'media')).toBe('file.broken'));

  it.each([
    ['cut off', aPdf().subarray(0, 40), 'file.broken'],
    ['without a version', '%PDF-<script>alert(1)</script>%%EOF', 'file.broken'],
    ['with a script', aPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'file.active_content'],
    ['with an escaped script name', aPdf('/S /Java#53cript /JS (x)'), 'file.active_content'],
    ['that launches a program', aPdf('/S /Launch /F (calc.exe)'), 'file.active_content'],
    ['with a script across two pieces', aPdf(`${' '.repeat(65_481)}/S /JavaScript `), 'file.active_content'],
  ])('a PDF %s', async (_, content, code) => expect(await judged(content)).toBe(code));

  const docx = officeEntries('docx');
  const [types, ...parts] = docx;
  const withEntry = (content: string | Buffer, says = {}, name = 'b') =>
    aZip([...docx, { name, content, says }]);
  const onlyTypes = aZip([{ name: '[Content_Types].xml', content: '<Types/>' }]);
  const hugeTypes = aZip([
    { name: types?.name ?? '', content: `${String(types?.content)}${' '.repeat(17_000_000)}` },
    ...parts,
  ]);
  const nestedTypes = aZip([{ name: '[Content_Types].xml', content: '<a>'.repeat(33) + '</a>'.repeat(33) }]);
  const manyElements = (count: number) =>
    withEntry(`<a>${'<a/>'.repeat(count)}</a>`, {}, 'word/_rels/document.xml.rels');
  it.each([
    ['that is no Office document', aZip([{ name: 'a.txt', content: 'a' }]), 'file.no_attachment'],
    ['that only has a list of content types', onlyTypes, 'file.no_attachment'],
    ['cut off', anOfficeFile('docx').subarray(0, -30), 'file.broken'],
    ['with leading data', aZip(docx, { junk: 'PK\x03\x04' }), 'file.broken'],
    ['with trailing data', Buffer.concat([anOfficeFile('docx'), Buffer.from('<html>')]), 'file.broken'],
    ['with macros', withEntry('x', {}, 'word/vbaProject.bin'), 'file.active_content'],
    ['that is a zip bomb', withEntry(Buffer.alloc(301 * 1024 * 1024)), 'file.unpacks_too_large'],
    [
      'that is a bomb and declares a small size',
      withEntry('b'.repeat(9_000_000), { unpackedBytes: 9 }),
      'file.unpacks_too_large',
    ],
    ['with an entry shorter than declared', withEntry('b', { unpackedBytes: 9 }), 'file.broken'],
    ['that is encrypted', withEntry('b', { flags: 1 }), 'file.broken'],
    ['with an unknown compression method', withEntry('b', { method: 9 }), 'file.broken'],
    [
      'with a compressed entry declared as stored',
      withEntry('bbbb', { method: 0 }),
      'file.unpacks_too_large',
    ],
    ['with a path out of its folder', withEntry('b', {}, '../../etc/passwd'), 'file.broken'],
    ['with overlapping entries', overlapping(), 'file.broken'],
    ['with a huge list of content types', hugeTypes, 'file.broken'],
    ['with deeply nested content types', nestedTypes, 'file.broken'],
    ['with 200,001 elements in its relationships', manyElements(200_000), 'file.broken'],
  ])('a zip %s', async (_, content, code) => expect(await judged(content)).toBe(code));

  const withRelationship = (type: string, target: string, isExternal = false) =>
    withEntry(relationships({ type, target, isExternal }), {}, 'word/_rels/document.xml.rels');
  const withTypes = (more: string, encode = (text: string): Buffer => Buffer.from(text)) => {
    const content = `${String(types?.content)}`.replace('</Types>', `${more}</Types>`);
    return aZip([{ name: '[Content_Types].xml', content: encode(content) }, ...parts]);
  };
  const inUtf16 = (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  const macros = '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>';
  it.each([
    ['with a content type of macros', withTypes(macros), 'file.active_content'],
    [
      'with an escaped content type of macros',
      withTypes(macros.replace('vba', 'vb&#97;')),
      'file.active_content',
    ],
    ['with macros declared in UTF-16', withTypes(macros, inUtf16), 'file.active_content'],
    ['with a macro type in a comment only', withTypes(`<!-- ${macros} -->`), 'docx'],
    [
      'with its main type in a comment only',
      withTypes('', (text) =>
        Buffer.from(text.replace('<Override', '<!-- <Override').replace('</Types>', '--></Types>')),
      ),
      'file.no_attachment',
    ],
    [
      'with a document type declaration',
      withTypes('', (text) => Buffer.from(text.replace('<Types', '<!DOCTYPE Types><Types'))),
      'file.broken',
    ],
    ['in UTF-7', withTypes('', (text) => Buffer.from(text.replace('UTF-8', 'UTF-7'))), 'file.broken'],
    ['with a relationship to macros', withRelationship('vb&#97;Project', 'a.bin'), 'file.active_content'],
    ['with an embedded object', withRelationship('oleObject', 'embeddings/a.bin'), 'file.active_content'],
    ['with a control', withRelationship('control', 'a.xml'), 'file.active_content'],
    ...[
      'http://evil.example/t.dotm',
      '//evil.example/t',
      '\\\\evil\\t.dotm',
      'file:///\\\\evil\\t',
      'file://evil/t',
      ' //evil/t',
      '%5c%5cevil/t',
      'mhtml:http://a',
    ].map((target): [string, Buffer, string] => [
      `with the template ${target}`,
      withRelationship('attachedTemplate', target, true),
      'file.active_content',
    ]),
    [
      'with a frame from elsewhere',
      withRelationship('frame', 'http://evil.example/', true),
      'file.active_content',
    ],
    [
      'with a template on the same machine',
      withRelationship('attachedTemplate', 'file:///C:\\Users\\Zo%C3%A9\\Normal.dotm', true),
      'docx',
    ],
    ['with a template in the same folder', withRelationship('attachedTemplate', 'Normal.dotm', true), 'docx'],
    ['with a link', withRelationship('hyperlink', 'https://maison.example/', true), 'docx'],
    ['with an image from elsewhere', withRelationship('image', 'https://maison.example/a.png', true), 'docx'],
  ])('an Office document %s', async (_, content, code) => expect(await judged(content)).toBe(code));

  it.each([
    ['that is an installer', aCompoundFile(['SummaryInformation']), 'file.no_attachment'],
    ['with macros', aCompoundFile(['WordDocument', 'Macros']), 'file.active_content'],
    ['with macros, in a workbook', aCompoundFile(['Workbook', '_VBA_PROJECT_CUR']), 'file.active_content'],
    ['with macros after 7 MB', aLargeCompoundFile('Macros'), 'file.active_content'],
    ['without the allocation table after 7 MB', aLargeCompoundFile('1Table', 0xfffffffe), 'file.broken'],
    ['with a circular chain', aCompoundFile(['WordDocument'], { next: 1 }), 'file.broken'],
    ['with a chain that leaves the file', aCompoundFile(['WordDocument'], { next: 0xffff }), 'file.broken'],
    ['cut off', aCompoundFile(['WordDocument']).subarray(0, 300), 'file.broken'],
  ])('an old Office document %s', async (_, content, code) => expect(await judged(content)).toBe(code));
});

/**
 * Returns a compound file whose directory continues in two sectors. The parts of the allocation table that the header
 * lists do not cover these sectors.
 */
function aLargeCompoundFile(name: string, list = 2): Buffer {
  const far = 109 * 128;
  const start = aCompoundFile(['WordDocument'], { next: far });
  const directory = aCompoundFile([name]).subarray(1024, 1536);
  const file = Buffer.concat([start, Buffer.alloc((far + 2) * 512 - start.length), directory]);
  file.writeUInt32LE(list, 68);
  const [listAt, tableAt] = [3 * 512, 4 * 512];
  file.writeUInt32LE(3, listAt);
  file.writeUInt32LE(far + 1, tableAt);
  file.writeUInt32LE(0xfffffffe, tableAt + 4);
  return file;
}

/** Some zip bombs have directory entries that share the same compressed bytes. */
function overlapping(): Buffer {
  const zip = aZip([...officeEntries('docx'), { name: 'bbb', content: 'b' }, { name: 'ccc', content: 'b' }]);
  const last = zip.lastIndexOf('PK\x01\x02');
  const before = zip.lastIndexOf('PK\x01\x02', last - 1);
  zip.copyWithin(last + 42, before + 42, before + 46);
  return zip;
}
