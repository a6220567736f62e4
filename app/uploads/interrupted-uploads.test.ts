import { beforeEach, expect, it, vi } from 'vitest';
import { newUuid } from '#app/forms/new-uuid.ts';
import { cancelUpload, forgetUpload, pauseUpload, uploadIdFor } from './interrupted-uploads.ts';

let names = 0;
const nextFile = () => {
  const name = `video-${++names}.mp4`;
  return () => new File(['video'], name, { lastModified: 1 });
};
function upload(file: File) {
  const uploadId = newUuid();
  const { signal } = new AbortController();
  const start = () => uploadIdFor(file, { profile: 'media', uploadId, signal, onProgress: () => undefined });
  return { start, uploadId };
}

beforeEach(() => sessionStorage.clear());

it('continues an interrupted upload if the same file is chosen again', () => {
  const choose = nextFile();
  const id = upload(choose()).start();
  pauseUpload(id);
  expect(upload(choose()).start()).toBe(id);
});

it('gives two choices of the same file two ids, also after one of them failed', () => {
  const choose = nextFile();
  const [one, other] = [choose(), choose()];
  const [first, second] = [upload(one), upload(other)];
  const id = first.start();
  expect(second.start()).not.toBe(id);
  pauseUpload(id);
  expect(first.start()).toBe(id);
});

it.each(['while the other runs', 'after the other is complete'])(
  'sends a file under a new id if the same file took its id over, %s',
  (moment) => {
    const choose = nextFile();
    const [one, other] = [choose(), choose()];
    const first = upload(one);
    const id = first.start();
    pauseUpload(id);
    expect(upload(other).start()).toBe(id);
    if (moment === 'after the other is complete') {
      pauseUpload(id);
      forgetUpload(other);
    }
    const renewed = first.start();
    expect(renewed).not.toBe(id);
    pauseUpload(renewed);
    expect(first.start()).toBe(renewed);
  },
);

it('cancels no upload of the same file that took its id over, and keeps the id of that upload', () => {
  const request = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', request);
  const choose = nextFile();
  const [one, other] = [choose(), choose()];
  const id = upload(one).start();
  pauseUpload(id);
  upload(other).start();
  cancelUpload(one);
  expect(request).not.toHaveBeenCalled();
  pauseUpload(id);
  expect(upload(choose()).start()).toBe(id);
  vi.unstubAllGlobals();
});

it('keeps the id of an upload after the same file is complete under another id', () => {
  const choose = nextFile();
  const [one, other] = [choose(), choose()];
  upload(one).start();
  const id = upload(other).start();
  forgetUpload(one);
  pauseUpload(id);
  expect(upload(choose()).start()).toBe(id);
});
