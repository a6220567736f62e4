import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { required } from './fields.ts';
import { parse } from './parse.ts';
import { Refusal } from './refusal.ts';

const schema = z.object({ name: required(5), tags: z.array(z.string()).default([]) });

const refusalOf = (input: unknown) => {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('It was not refused.');
};

describe('parse', () => {
  it('removes characters that the database cannot store, at any depth', () =>
    expect(parse(schema, { name: 'a\0b', tags: ['c\0', '\ud800d'] })).toEqual({
      name: 'ab',
      tags: ['c', '\ufffdd'],
    }));

  it.each([
    [{}, 'field.required'],
    [{ name: ' \0 ' }, 'field.required'],
    [{ name: 'sixsix' }, 'field.too_long'],
    [{ name: 7 }, 'field.invalid'],
  ])('reports the error of %j', (input, code) => {
    expect(refusalOf(input)).toMatchObject({ code: 'input.invalid', status: 422, fields: { name: code } });
  });

  it('reports no fields for a body with too many values', () => {
    const { code, fields } = refusalOf({ name: 'a', tags: Array<number>(2_000).fill(1) });
    expect([code, fields]).toEqual(['input.invalid', {}]);
  });

  it('refuses input nested too deeply', () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 50_000; depth++) nested = [nested];
    expect(refusalOf({ name: 'a', tags: nested }).code).toBe('input.invalid');
  });
});
