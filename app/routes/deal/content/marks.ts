import type { Remark } from '#domain/deliverables/content.ts';
import { m } from '#messages';

/** A remark with its number, as the picture and the list show it. */
export interface Mark extends Remark {
  key: string;
  number: number;
}

export const marksOf = (remarks: readonly Remark[]): Mark[] =>
  remarks.map((remark, place) => ({ ...remark, key: String(place), number: place + 1 }));

/** `0:07`, `1:05` */
export function secondText(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
}

/** `On the picture`, `On picture 2`, `In the video, at 0:07`, `About the whole`. */
export function placeText(mark: Pick<Remark, 'file' | 'second'>, files: readonly { id: string }[]): string {
  if (mark.second !== null) return m.content_on_video({ time: secondText(mark.second) });
  if (mark.file === null) return m.content_on_whole();
  const number = files.findIndex(({ id }) => id === mark.file) + 1;
  return files.length > 1 ? m.content_on_picture_number({ number }) : m.content_on_picture();
}
