import type { NotificationKind } from '../notifications/notification.ts';

/** `sign_up`: what a new account starts with. `unsubscribe`: the link in an email. */
export type ConsentWay = 'sign_up' | 'page' | 'unsubscribe';

export interface ConsentEntry {
  id: string;
  kind: NotificationKind;
  given: boolean;
  way: ConsentWay;
  /** Date of the legal notice that was in force, as `YYYY-MM-DD`. */
  version: string;
  at: Date;
}
