import type { TaskKind } from '#domain/deal-work/tasks.ts';
import type { DeliverableStatus } from '#domain/deliverables/deliverable.ts';
import type { ShipmentStatus } from '#domain/shipments/shipment.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

/** Labels of the buttons that lead to the place where a task is done. */
export const taskButtons: Labels<TaskKind> = {
  send_gift: m.task_button_gift,
  send_gift_again: m.task_button_gift,
  receive_gift: m.task_button_gift,
  submit: m.task_button_submit,
  change: m.task_button_change,
  approve: m.task_button_approve,
  publish: m.task_button_publish,
  confirm: m.task_button_confirm,
};

/** Reasons why content that needs the gift must wait, within a sentence: `the gift is on its way`. */
export const taskWaits: Partial<Labels<ShipmentStatus>> = {
  to_send: m.task_wait_to_send,
  sent: m.task_wait_sent,
  problem: m.task_wait_problem,
};

export const deliverableStatusLabels: Labels<DeliverableStatus> = {
  planned: m.task_state_planned,
  submitted: m.task_state_submitted,
  changes_asked: m.task_state_changes_asked,
  approved: m.task_state_approved,
  live: m.task_state_live,
  confirmed: m.task_state_confirmed,
  dropped: m.task_state_dropped,
};
