import { expect, test } from 'vitest';
import { type TaskDeliverable, type TaskShipment, tasksOf } from './tasks.ts';

const content = (id: string, changes: Partial<TaskDeliverable> = {}): TaskDeliverable => ({
  id,
  kind: 'post',
  status: 'planned',
  needsBenefit: false,
  submitBy: '2026-06-20',
  approveBy: null,
  changeBy: null,
  publishBy: '2026-06-25',
  confirmBy: null,
  ...changes,
});
const gift: TaskShipment = { status: 'to_send', sendBy: '2026-06-22', arriveBy: null, pausedOn: null };

const summary = (deliverables: TaskDeliverable[], shipment: TaskShipment | null) =>
  tasksOf({ deliverables, shipment }).map(({ kind, side, deliverable, lastDay }) =>
    [side, kind, deliverable && `${deliverable.kind} ${deliverable.number ?? '-'}`, lastDay].join(' '),
  );

test('the earliest last day comes first, and content is counted among its kind', () => {
  const contents = [
    content('1'),
    content('2', { status: 'submitted', approveBy: '2026-06-18' }),
    content('3', { kind: 'story', status: 'live', confirmBy: '2026-06-17' }),
    content('4', { kind: 'reel', needsBenefit: true }),
    content('5', { status: 'confirmed' }),
    content('6', { status: 'dropped' }),
  ];
  expect(summary(contents, gift)).toEqual([
    'brand confirm story - 2026-06-17',
    'brand approve post 2 2026-06-18',
    'influencer submit post 1 2026-06-20',
    'brand send_gift  2026-06-22',
  ]);
});

test('content that needs the gift waits for it, and without drafts it is published at once', () => {
  const contents = [
    content('1', { needsBenefit: true, submitBy: null }),
    content('2', { status: 'changes_asked', changeBy: '2026-06-19' }),
    content('3', { status: 'approved' }),
  ];
  expect(summary(contents, { ...gift, status: 'sent', arriveBy: '2026-07-10' })).toEqual([
    'influencer change post 2 2026-06-19',
    'influencer publish post 3 2026-06-25',
    'influencer receive_gift  2026-07-10',
  ]);
  expect(summary(contents, { ...gift, status: 'waived' })).toContain('influencer publish post 1 2026-06-25');
});

test('while the deadlines stand still, tasks have no last day', () => {
  const problem: TaskShipment = { ...gift, status: 'problem', pausedOn: '2026-06-16' };
  expect(summary([content('1'), content('2', { needsBenefit: true })], problem)).toEqual([
    'brand send_gift_again  ',
    'influencer submit post 1 ',
  ]);
});
