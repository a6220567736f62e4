import { expect, test } from 'vitest';
import { daysAfter } from '../clock.ts';
import { isWorkingDay, workingDaysBetween } from '../deadlines/working-days.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { delayByLateGift, delayByPause, resumeWork } from './delay-work.ts';

const planned: Deliverable = {
  id: 'deliverable-1',
  seq: 1,
  kind: 'post',
  platform: 'instagram',
  note: '',
  needsBenefit: true,
  feeCents: 0,
  status: 'planned',
  rounds: 0,
  submitBy: '2026-06-20',
  publishBy: '2026-06-25',
  submittedAt: null,
  submittedLate: false,
  approveBy: null,
  changesAskedAt: null,
  changeBy: null,
  approvedAt: null,
  approvedBy: null,
  postUrl: null,
  publishedAt: null,
  publishedLate: false,
  confirmBy: null,
  objection: null,
  objectedAt: null,
  confirmedAt: null,
  confirmedBy: null,
  droppedAt: null,
  droppedBy: null,
};
const submitted: Deliverable = {
  ...planned,
  status: 'submitted',
  submittedAt: new Date('2026-06-12T10:00:00Z'),
  approveBy: '2026-06-19',
};

test('a pause moves the deadlines that ran by the part of it in which they ran', () => {
  expect(delayByPause(planned, '2026-06-10', '2026-06-14')).toMatchObject({
    submitBy: '2026-06-24',
    publishBy: '2026-06-29',
  });
  expect(delayByPause(submitted, '2026-06-10', '2026-06-14')).toMatchObject({
    submitBy: '2026-06-20',
    approveBy: '2026-06-22',
    publishBy: '2026-06-29',
  });
  const dropped = { ...planned, status: 'dropped' as const };
  expect(delayByPause(dropped, '2026-06-10', '2026-06-14')).toEqual(dropped);
});

test('a pause takes no working days from the brand', () => {
  expect(delayByPause(submitted, '2026-06-15', '2026-06-17').approveBy).toBe('2026-06-23');
  const live: Deliverable = {
    ...submitted,
    status: 'live',
    publishedAt: new Date('2026-06-15T10:00:00Z'),
    confirmBy: '2026-06-18',
  };
  expect(delayByPause(live, '2026-06-16', '2026-06-19').confirmBy).toBe('2026-06-23');
  expect(delayByPause(live, '2026-06-20', '2026-06-22').confirmBy).toBe('2026-06-18');
});

test('a pause moves the deadline of a publication only until the content was online', () => {
  const liveSince = (day: string): Deliverable => ({
    ...submitted,
    status: 'live',
    publishedAt: new Date(`${day}T10:00:00Z`),
    confirmBy: '2026-07-01',
  });
  const publishByAfterPause = (day: string) =>
    delayByPause(liveSince(day), '2026-06-26', '2026-06-30').publishBy;
  expect(['2026-06-26', '2026-06-28', '2026-06-30'].map(publishByAfterPause)).toEqual([
    '2026-06-25',
    '2026-06-27',
    '2026-06-29',
  ]);
});

test('a deadline moves by the part of the pause in which it ran, whenever it began', () => {
  for (let length = 0; length < 40; length++)
    for (let begun = -20; begun < 20; begun++) {
      const submittedAt = new Date(`${daysAfter('2026-06-10', begun)}T10:00:00Z`);
      const end = daysAfter('2026-06-10', length);
      const { approveBy, publishBy } = delayByPause({ ...submitted, submittedAt }, '2026-06-10', end);
      const ran = workingDaysBetween(daysAfter('2026-06-10', Math.max(0, begun)), end);
      const last = approveBy ?? '';
      expect([isWorkingDay(last), workingDaysBetween('2026-06-20', daysAfter(last, 1))]).toEqual([true, ran]);
      expect(publishBy).toBe(daysAfter('2026-06-25', length));
    }
});

test('a gift that is sent too late moves only content that needs it', () => {
  const late = { submitBy: '2026-06-23', publishBy: '2026-06-28' };
  expect(delayByLateGift(planned, '2026-06-10', '2026-06-13')).toEqual({ ...planned, ...late });
  expect(delayByLateGift(planned, '2026-06-10', '2026-06-09')).toEqual(planned);
  const free = { ...planned, needsBenefit: false };
  expect(delayByLateGift(free, '2026-06-10', '2026-06-13')).toEqual(free);
});

test('the arrival of the gift leaves at least five days for content that waited for it', () => {
  const free = { ...planned, needsBenefit: false };
  const daysAfterArrivalOn = (day: string) =>
    resumeWork({ deliverables: [planned, free], shipment: null }, day).map((it) => [
      it.submitBy,
      it.publishBy,
    ]);
  const agreed = ['2026-06-20', '2026-06-25'];
  expect(daysAfterArrivalOn('2026-06-15')).toEqual([agreed, agreed]);
  expect(daysAfterArrivalOn('2026-06-18')).toEqual([['2026-06-23', '2026-06-25'], agreed]);
  expect(daysAfterArrivalOn('2026-07-01')).toEqual([['2026-07-06', '2026-07-06'], agreed]);
});
