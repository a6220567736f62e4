import { expect, it } from 'vitest';
import { cleanName } from './file-name.ts';
import type { FileType } from './profiles.ts';

it.each<[string, FileType, string]>([
  ['Menu d’été.pdf', 'pdf', 'Menu d’été.pdf'],
  ['photo.JPEG', 'jpg', 'photo.jpeg'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['C:\\Users\\lea\\kbis.PDF', 'pdf', 'kbis.pdf'],
  ['page.html', 'txt', 'page.html.txt'],
  ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
  ['a\0b\r\nc\t.pdf', 'pdf', 'abc.pdf'],
  ['\u202egnp.exe', 'png', 'gnp.exe.png'],
  ['a\u200b\ufeff\u2066b.png', 'png', 'ab.png'],
  ['<script>"x".png', 'png', 'scriptx.png'],
  ['  ...hidden  ', 'txt', 'hidden.txt'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['...', 'txt', 'file.txt'],
  ['\ud800.txt', 'txt', '\ufffd.txt'],
  [`${'é'.repeat(300)}.docx`, 'docx', `${'é'.repeat(120)}.docx`],
])('cleans %j of type %s to %j', (name, type, expected) => expect(cleanName(name, type)).toBe(expected));

it('takes linear time for a long run of dots', { timeout: 5_000 }, () => {
  expect(cleanName(`a${'.'.repeat(100_000)}b`, 'txt')).toBe(`a${'.'.repeat(119)}.txt`);
});
