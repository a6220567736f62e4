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
} from '#tests/sample-files.ts';
import { type ProfileName, uploadProfiles } from './profiles.ts';
import { typeOfFile } from './type-of-file.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Its type, or why it is refused. */
async function judged(content: Buffer | string, profile: ProfileName = 'attachment'): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return typeOfFile(file, profile).catch((error: Error) => error.message);
}

describe('by what it holds', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a picture: %s', async (format) => {
    const expected = format === 'jpeg' ? 'jpg' : format;
    expect(await judged(await aPicture(format, { width: 20, height: 20 }), 'media')).toBe(expected);
  });

  it.each([
    ['mp4', anMp4()],
    ['mp4', anMp4(2_000, 'M4V ')],
    ['mov', anMp4(2_000, 'qt  ')],
    ['webm', aWebm()],
  ])('a film: %s', async (type, content) => expect(await judged(content, 'media')).toBe(type));

  it.each([
    ['pdf', aPdf()],
    ['docx', anOfficeFile('docx')],
    ['xlsx', anOfficeFile('xlsx')],
    ['pptx', anOfficeFile('pptx')],
    ['doc', aCompoundFile(['WordDocument', '1Table'])],
    ['xls', aCompoundFile(['Workbook'])],
    ['xls', aCompoundFile(['Book'])],
    ['ppt', aCompoundFile(['PowerPoint Document'])],
    ['txt', 'Une table pour deux.\r\n\tÀ bientôt'],
    ['txt', Buffer.from('Une table \xe0 d\xeener', 'latin1')],
    ['txt', '\ufeffThe menu'],
    ['txt', 'a < b and <3'],
  ])('a document: %s', async (type, content) => expect(await judged(content)).toBe(type));
});

describe('refused', () => {
  it.each(Object.keys(uploadProfiles) as ProfileName[])(
    'what is nothing, or none of its kind: %s',
    async (profile) => {
      const { wrongType } = uploadProfiles[profile];
      expect(await judged('', profile)).toBe('file.empty');
      for (const content of [
        '\0\0\0\0',
        'MZ\x90\0',
        '<html><script>alert(1)</script>',
        '<?xml version="1.0"?><a/>',
        '{\\rtf1}',
      ])
        expect(await judged(content, profile)).toBe(wrongType);
      expect(await judged('<svg xmlns="http://www.w3.org/2000/svg"/>', profile)).toBe('file.svg');
      expect(await judged('<svg/>', profile)).toBe('file.svg');
      expect(await judged('\ufeff <?xml version="1.0"?>\n<!-- x -->\n<svg:svg >', profile)).toBe('file.svg');
    },
  );

  it('what another profile takes', async () => {
    expect(await judged(anMp4(), 'attachment')).toBe('file.no_attachment');
    expect(await judged(aPdf(), 'media')).toBe('file.no_media');
    expect(await judged(await aPicture('webp', { width: 9, height: 9 }), 'document')).toBe(
      'file.no_document',
    );
    expect(await judged('text', 'document')).toBe('file.no_document');
  });

  it.each([
    ['cut off', anMp4().subarray(0, 1_500)],
    ['with something behind', Buffer.concat([anMp4(), Buffer.from('<script>')])],
    [
      'without a table of contents',
      Buffer.concat([anMp4().subarray(0, 24), Buffer.from([0, 0, 0, 8]), Buffer.from('mdat')]),
    ],
    ['whose box has no length', Buffer.concat([anMp4(), Buffer.from([0, 0, 0, 2]), Buffer.from('free')])],
    ['WebM, cut off', aWebm().subarray(0, 1_500)],
  ])('a film %s', async (_, content) => expect(await judged(content, 'media')).toBe('file.broken'));

  it.each([
    ['cut off', aPdf().subarray(0, 40), 'file.broken'],
    ['that is none', '%PDF-<script>alert(1)</script>%%EOF', 'file.broken'],
    ['with a script', aPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'file.active_content'],
    ['with a script in disguise', aPdf('/S /Java#53cript /JS (x)'), 'file.active_content'],
    ['that starts a program', aPdf('/S /Launch /F (calc.exe)'), 'file.active_content'],
    [
      'with a script between two pieces',
      aPdf(`${' '.repeat(65_536 - 55)}/S /JavaScript `),
      'file.active_content',
    ],
  ])('a PDF %s', async (_, content, code) => expect(await judged(content)).toBe(code));

  const docx = officeEntries('docx');
  const [types, ...parts] = docx;
  const macros = { name: 'word/vbaProject.bin', content: 'x' };
  it.each([
    ['that is no office document', aZip([{ name: 'a.txt', content: 'a' }]), 'file.no_attachment'],
    [
      'that only says it is one',
      aZip([{ name: '[Content_Types].xml', content: '<Types/>' }]),
      'file.no_attachment',
    ],
    ['cut off', anOfficeFile('docx').subarray(0, -30), 'file.broken'],
    ['with something in front', aZip(docx, { junk: 'PK\x03\x04' }), 'file.broken'],
    ['with something behind', Buffer.concat([anOfficeFile('docx'), Buffer.from('<html>')]), 'file.broken'],
    ['with macros', aZip([...docx, macros]), 'file.active_content'],
    [
      'that is a bomb',
      aZip([...docx, { name: 'b', content: Buffer.alloc(301 * 1024 * 1024) }]),
      'file.unpacks_too_large',
    ],
    [
      'that is a bomb and hides it',
      aZip([...docx, { name: 'b', content: Buffer.alloc(9_000_000), says: { unpackedBytes: 9 } }]),
      'file.unpacks_too_large',
    ],
    [
      'that holds less than it says',
      aZip([...docx, { name: 'b', content: 'b', says: { unpackedBytes: 9 } }]),
      'file.broken',
    ],
    ['that is encrypted', aZip([...docx, { name: 'b', content: 'b', says: { flags: 1 } }]), 'file.broken'],
    [
      'packed in another way',
      aZip([...docx, { name: 'b', content: 'b', says: { method: 9 } }]),
      'file.broken',
    ],
    [
      'not packed as it says',
      aZip([...docx, { name: 'b', content: 'bbbb', says: { method: 0 } }]),
      'file.unpacks_too_large',
    ],
    [
      'that leads out of its folder',
      aZip([...docx, { name: '../../etc/passwd', content: 'b' }]),
      'file.broken',
    ],
    ['whose entries overlap', overlapping(), 'file.broken'],
    [
      'with a huge list of contents',
      aZip([{ name: types?.name ?? '', content: Buffer.alloc(600_000, 0x20) }, ...parts]),
      'file.no_attachment',
    ],
  ])('a zip %s', async (_, content, code) => expect(await judged(content)).toBe(code));

  it.each([
    ['that is an installer', aCompoundFile(['SummaryInformation']), 'file.no_attachment'],
    ['with macros', aCompoundFile(['WordDocument', 'Macros']), 'file.active_content'],
    ['with macros, in a table', aCompoundFile(['Workbook', '_VBA_PROJECT_CUR']), 'file.active_content'],
    ['that goes round in a circle', aCompoundFile(['WordDocument'], { next: 1 }), 'file.broken'],
    ['that leads out of itself', aCompoundFile(['WordDocument'], { next: 0xffff }), 'file.broken'],
    ['cut off', aCompoundFile(['WordDocument']).subarray(0, 300), 'file.broken'],
  ])('an old document %s', async (_, content, code) => expect(await judged(content)).toBe(code));
});

/** Two entries of the directory that share the same packed bytes: what bombs of the better sort are made of. */
function overlapping(): Buffer {
  const zip = aZip([...officeEntries('docx'), { name: 'bbb', content: 'b' }, { name: 'ccc', content: 'b' }]);
  const [directory, last] = [zip.indexOf('PK\x01\x02'), zip.lastIndexOf('PK\x01\x02')];
  const before = zip.lastIndexOf('PK\x01\x02', last - 1);
  zip.copyWithin(last + 42, before + 42, before + 46);
  return directory < last ? zip : Buffer.alloc(0);
}
