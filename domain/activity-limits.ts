import { MINUTE_MS } from './clock.ts';
import type { DomainEvents } from './events.server.ts';
import type { RefusalCode } from './refusal.ts';

export const windows = {
  'ten minutes': { ms: 10 * MINUTE_MS, code: 'activity.wait_ten_minutes' },
  hour: { ms: 60 * MINUTE_MS, code: 'activity.wait_an_hour' },
  day: { ms: 24 * 60 * MINUTE_MS, code: 'activity.wait_a_day' },
} as const satisfies Record<string, { ms: number; code: RefusalCode }>;

export interface ActivityLimit {
  event: keyof DomainEvents;
  max: number;
  per: keyof typeof windows;
  why: string;
}

/**
 * Limits of the actions that add rows, per account. Each limit is well above the needs of the busiest honest user.
 */
export const activityLimits: readonly ActivityLimit[] = [
  { event: 'message.sent', max: 200, per: 'ten minutes', why: 'A busy brand writes 60.' },
  { event: 'message.sent', max: 3_000, per: 'day', why: 'Room for hundreds of conversations.' },
  { event: 'application.received', max: 200, per: 'day', why: 'Each one notifies a brand.' },
  { event: 'invitation.sent', max: 20, per: 'day', why: 'Each one notifies an influencer.' },
  { event: 'campaign.created', max: 200, per: 'day', why: 'Brands prepare about 20 drafts at a time.' },
  { event: 'campaign.edited', max: 300, per: 'hour', why: 'Each save adds an event.' },
  { event: 'question.asked', max: 20, per: 'day', why: 'Each one notifies a brand.' },
  { event: 'terms.saved', max: 100, per: 'hour', why: 'Each save adds a version.' },
  { event: 'deal.started', max: 3_000, per: 'day', why: 'Each accepted application can start one.' },
  { event: 'offer.made', max: 100, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'offer.declined', max: 200, per: 'hour', why: 'Each one answers an offer.' },
  { event: 'offer.withdrawn', max: 100, per: 'hour', why: 'Each one takes back an offer.' },
  { event: 'deal.agreed', max: 200, per: 'hour', why: 'Each one answers an offer.' },
  { event: 'deal.stopped', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.submitted', max: 100, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.changes_asked', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.approved', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.published', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.objected', max: 100, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.confirmed', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'deliverable.dropped', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'shipment.sent', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'shipment.problem_reported', max: 30, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'shipment.received', max: 200, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'shipment.waived', max: 100, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'metrics.declared', max: 100, per: 'hour', why: 'Each one notifies the other side.' },
  { event: 'account.updated', max: 100, per: 'hour', why: 'Each save adds an event.' },
  { event: 'account.password_changed', max: 20, per: 'hour', why: 'Each change sends an email.' },
  { event: 'account.sessions_ended', max: 300, per: 'hour', why: 'Each one adds an event.' },
  { event: 'account.second_factor_set', max: 20, per: 'hour', why: 'Each change sends an email.' },
  { event: 'account.passkey_added', max: 40, per: 'hour', why: 'Each change sends an email.' },
  { event: 'account.backup_codes_renewed', max: 20, per: 'hour', why: 'Each change sends an email.' },
  { event: 'account.blocked', max: 100, per: 'hour', why: 'Each one adds a row.' },
  { event: 'abuse.reported', max: 20, per: 'day', why: 'Each one waits for staff.' },
  { event: 'portfolio.changed', max: 300, per: 'hour', why: 'Ordering twelve items takes about 60 moves.' },
  { event: 'preferences.saved', max: 100, per: 'hour', why: 'Each save adds an event.' },
  {
    event: 'notification_settings.saved',
    max: 100,
    per: 'hour',
    why: 'Each save adds to the log of consents.',
  },
  { event: 'identity.saved', max: 100, per: 'hour', why: 'Each save adds an event.' },
  { event: 'search.saved', max: 100, per: 'day', why: 'An account has at most 20 at a time.' },
  { event: 'reply.saved', max: 100, per: 'hour', why: 'An account has at most 20.' },
  { event: 'company.updated', max: 100, per: 'hour', why: 'Each save adds an event.' },
  { event: 'company.document_added', max: 60, per: 'day', why: 'A company has at most 20 at a time.' },
  { event: 'shortlist.created', max: 100, per: 'day', why: 'A brand keeps 50 shortlists at most.' },
  { event: 'shortlist.entry_added', max: 2_000, per: 'day', why: 'Room for four full shortlists.' },
  { event: 'shortlist.changed', max: 600, per: 'hour', why: 'A note every six seconds.' },
  { event: 'erasure.requested', max: 5, per: 'day', why: 'Each one sends an email.' },
  { event: 'export.requested', max: 2, per: 'day', why: 'Each one reads and stores everything.' },
  { event: 'test_email.requested', max: 5, per: 'ten minutes', why: 'Each one sends an email.' },
];

export const MAX_DRAFTS = 100;
export const MAX_OPEN_INVITATIONS = 3;

const MEGABYTE = 1024 * 1024;

/**
 * Limits per account. `waitingFiles` and `waitingBytes` limit unattached files: 1.5 GB are ten videos of 100 MB, which
 * one piece of content may have, and five that replaced others. `openUploads` limits incomplete uploads that are sent
 * in parts. `removableBytes` limits the files that the user can remove.
 */
export const fileLimits = {
  waitingFiles: 200,
  openUploads: 20,
  waitingBytes: 1_536 * MEGABYTE,
  bytesPerDay: 2_048 * MEGABYTE,
  removableBytes: 20_480 * MEGABYTE,
} as const;
