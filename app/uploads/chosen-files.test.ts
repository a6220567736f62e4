import { expect, it } from 'vitest';
import { filesToUpload } from './chosen-files.ts';

const refusalOf = (file: string) => (file.endsWith('.exe') ? 'No programs.' : undefined);
const chosen = (files: string[], places: number) => filesToUpload(files, places, refusalOf);

it('gives no place to a refused file', () => {
  expect(chosen(['a.exe', 'b', 'c'], 2)).toEqual({
    taken: ['b', 'c'],
    reasons: ['No programs.'],
    isTooMany: false,
  });
});

it('says each reason once, and what is too many besides', () => {
  expect(chosen(['a', 'b.exe', 'c', 'd.exe'], 1)).toEqual({
    taken: ['a'],
    reasons: ['No programs.'],
    isTooMany: true,
  });
  expect(chosen(['a'], 0)).toEqual({ taken: [], reasons: [], isTooMany: true });
});
