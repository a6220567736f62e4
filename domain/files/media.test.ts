import { expect, test } from 'vitest';
import { downloadAddress } from './media.ts';

test('the address of a file names a part that its kind has', () => {
  expect(['image-1', 'video-1', 'file-1'].map(downloadAddress)).toEqual([
    '/files/image-1/large.jpg',
    '/files/video-1/film',
    '/files/file-1/original',
  ]);
});
