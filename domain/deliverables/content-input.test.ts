import { expect, it } from 'vitest';
import { fieldsRefused } from '../parse.ts';
import { FULL_SIZE, MAX_REMARKS, MAX_SECOND, maxContentLengths } from './content.ts';
import { contentInput } from './content-input.ts';

/** Values that every text field must refuse, because they are not texts. */
const wrongTypes: unknown[] = [null, 0, 1.5, Number.NaN, true, [], ['a'], {}, { toString: 'x' }];
const notWhole = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '5', 'x', true, [], {}];
const tooLong = (max: number) => ['x'.repeat(max + 1), '\u{1f600}'.repeat(max + 1), 'x'.repeat(1024 * 1024)];

const refused = (intent: string, form: object) => fieldsRefused(contentInput, { intent, ...form });
const inRemark = (change: object) => refused('ask', { seq: 1, remarks: [{ text: 'Brighter.', ...change }] });

it('refuses texts of the wrong type or length', () => {
  const fields = [
    ['submit', 'caption', maxContentLengths.caption],
    ['submit', 'note', maxContentLengths.note],
    ['publish', 'url', maxContentLengths.url],
    ['object', 'reason', maxContentLengths.objection],
  ] as const;
  for (const [intent, field, max] of fields) {
    const codeOf = (value: unknown) => refused(intent, { hasMention: true, caption: 'x', [field]: value });
    for (const value of wrongTypes) expect(codeOf(value)).toEqual({ [field]: 'field.invalid' });
    for (const value of tooLong(max)) expect(codeOf(value)).toEqual({ [field]: 'field.too_long' });
  }
  for (const blank of ['', '   ', '\n\t\r\n', '\ufeff', '\u00a0']) {
    expect(refused('submit', { caption: blank })).toEqual({ caption: 'deliverable.empty' });
    expect(refused('object', { reason: blank })).toEqual({ reason: 'field.required' });
    expect(inRemark({ text: blank })).toEqual({ 'remarks.0.text': 'field.required' });
  }
});

it('refuses files, remarks and numbers of drafts of another type, and too many', () => {
  for (const files of [null, 'image-1', 5, {}, true])
    expect(refused('submit', { files })).toEqual({ files: 'field.invalid' });
  const eleven = Array.from({ length: 11 }, (_, n) => `image-${n}`);
  expect(refused('submit', { files: eleven })).toEqual({ files: 'message.too_many_files' });
  for (const file of [...wrongTypes, '', ...tooLong(100)])
    expect(refused('submit', { files: [file] })).toEqual({ 'files.0': 'field.invalid' });
  const tooMany = Array.from({ length: MAX_REMARKS + 1 }, () => ({ text: 'x' }));
  for (const remarks of [null, 'x', 5, {}, tooMany])
    expect(refused('ask', { seq: 1, remarks })).toEqual({ remarks: 'field.invalid' });
  expect(refused('ask', { seq: 1, remarks: [] })).toEqual({ remarks: 'deliverable.remark_required' });
  const notNumbers = [Number.NaN, Number.POSITIVE_INFINITY, 'x', '1; drop table deal', {}, [2, 3]];
  for (const seq of [0, -1, 1.5, '', 2_147_483_648, ...notNumbers])
    expect(refused('approve', { seq })).toEqual({ seq: 'field.invalid' });
});

it('publication needs a ticked mention', () => {
  for (const hasMention of [false, undefined, null, 'yes', 1])
    expect(refused('publish', { url: '', hasMention })).toHaveProperty('hasMention');
});

it('refuses to confirm a post while an objection is written', () => {
  const publishedAt = '2026-06-15T10:00:00.000Z';
  expect(refused('confirm', { publishedAt, reason: 'The name is missing.' })).toEqual({
    reason: 'post.objection_unsent',
  });
  for (const form of [{}, { reason: '' }, { reason: ' \n' }])
    expect(contentInput.safeParse({ intent: 'confirm', publishedAt, ...form }).success).toBe(true);
});

it('refuses to approve a draft while a remark is written', () => {
  expect(refused('approve', { seq: 1, remark: 'Brighter.' })).toEqual({
    remark: 'deliverable.remark_unsent',
  });
  for (const form of [{}, { remark: '' }, { remark: ' \n' }])
    expect(contentInput.safeParse({ intent: 'approve', seq: 1, ...form }).success).toBe(true);
});

it('refuses remarks outside the picture or the video', () => {
  const place = { file: 'image-1', x: 100, y: 100, width: 100, height: 100 };
  const wrong = (field: string, values: unknown[], base: object = place) =>
    values.map((value) => [field, { ...base, [field]: value }] as const);
  const changes: (readonly [string, object])[] = [
    ...['x', 'y', 'width', 'height'].flatMap((field) => wrong(field, [...notWhole, FULL_SIZE + 1])),
    ...['width', 'height'].flatMap((field) => wrong(field, [901])),
    ['x', { ...place, x: null }],
    ['x', { ...place, y: null }],
    ['width', { ...place, width: null }],
    ['width', { ...place, height: null }],
    ['width', { file: 'image-1', width: 10, height: 10 }],
    ['x', { x: 10, y: 10 }],
    ...wrong('second', [...notWhole, MAX_SECOND + 1], { file: 'video-1' }),
    ['second', { file: 'image-1', second: 1 }],
    ['second', { second: 1 }],
    ...wrong('file', [...wrongTypes.filter((it) => it !== null), '', ...tooLong(100)]),
    ...wrong('text', [...wrongTypes, ...tooLong(maxContentLengths.remark)]),
  ];
  for (const [field, change] of changes) expect(inRemark(change)).toHaveProperty([`remarks.0.${field}`]);
});
