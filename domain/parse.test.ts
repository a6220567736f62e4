import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { required, requiredLine } from './fields.ts';
import { parse } from './parse.ts';

const schema = z.object({ name: required(5), tags: z.array(z.string()).default([]) });

const parsing = (input: unknown) => expect(() => parse(schema, input));
const refusal = (fields: object): unknown =>
  expect.objectContaining({ code: 'input.invalid', status: 422, fields });

describe('parse', () => {
  it('removes characters that the database cannot store, at any depth', () =>
    expect(parse(schema, { name: 'a\0b', tags: ['c\0', '\ud800d'] })).toEqual({
      name: 'ab',
      tags: ['c', '\ufffdd'],
    }));

  it('counts a line break as one character, and stores it as one', () => {
    expect(parse(schema, { name: 'a\r\nb\rc\r\n' })).toEqual({ name: 'a\nb\nc', tags: [] });
  });

  it('joins the lines of a field that has one line', () => {
    const oneLine = z.object({ name: requiredLine(20) });
    expect(parse(oneLine, { name: 'a\r\nb\tc\u2028\u0085' })).toEqual({ name: 'a b c' });
  });

  it('refuses a line without a visible character, and lets no line turn the text after it', () => {
    const oneLine = z.object({ name: requiredLine(20) });
    for (const name of ['\u200b\u200b', '\u2060', '\u3164', '\u202e']) {
      expect(() => parse(oneLine, { name })).toThrow(refusal({ name: 'field.required' }));
    }
    expect(parse(oneLine, { name: 'a\u202eb' })).toEqual({ name: 'a b' });
    expect(parse(oneLine, { name: '👩\u200d🍳' })).toEqual({ name: '👩\u200d🍳' });
  });

  it.each([
    [{}, 'field.required'],
    [{ name: ' \0 ' }, 'field.required'],
    [{ name: 'sixsix' }, 'field.too_long'],
    [{ name: 7 }, 'field.invalid'],
  ])('reports the error of %j', (input, code) => {
    parsing(input).toThrow(refusal({ name: code }));
  });

  it('reports no fields for a body with too many values', () => {
    parsing({ name: 'a', tags: Array<number>(2_000).fill(1) }).toThrow(refusal({}));
  });

  it('refuses input nested too deeply', () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 50_000; depth++) nested = [nested];
    parsing({ name: 'a', tags: nested }).toThrow(refusal({}));
  });
});
