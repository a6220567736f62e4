import { Counter, Registry } from 'prom-client';
import type { RequestRecord } from '#server/http/access-log.ts';
import type { Mail } from '#services/mail/mail.ts';
import { RequestDurations } from './request-durations.ts';

export const registry = new Registry();

const requests = new RequestDurations().register(registry);
const uploads = new Counter({
  name: 'accolade_uploads_total',
  help: 'Uploads by outcome.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
const webhookEvents = new Counter({
  name: 'accolade_webhook_events_total',
  help: 'Requests of the billing provider by outcome.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
const emails = new Counter({
  name: 'accolade_emails_total',
  help: 'Attempts to send an email by outcome.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
export const slowQueries = new Counter({
  name: 'accolade_slow_queries_total',
  help: 'Database queries that took longer than SLOW_QUERY_MS.',
  registers: [registry],
});
for (const outcome of ['stored', 'refused', 'failed']) uploads.inc({ outcome }, 0);
for (const outcome of ['processed', 'refused', 'failed']) webhookEvents.inc({ outcome }, 0);
for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0);

const LIVE_STREAM = /\/live$/;

/** Leaves out the duration of a live stream, which is not a response time. */
export function countRequest(record: RequestRecord): void {
  const { method, route, status, ms } = record;
  if (!LIVE_STREAM.test(route)) requests.observe(record, ms / 1000);
  if (method !== 'POST') return;
  if (route === '/api/files' || route === '/api/uploads/:uploadId')
    uploads.inc({ outcome: status === 201 ? 'stored' : outcomeOf(status) });
  if (route === '/api/billing/webhook')
    webhookEvents.inc({ outcome: status < 300 ? 'processed' : outcomeOf(status) });
}

function outcomeOf(status: number): 'refused' | 'failed' {
  return status < 500 ? 'refused' : 'failed';
}

export function countedMail(mail: Mail): Mail {
  return {
    check: () => mail.check(),
    forget: (texts) => mail.forget(texts),
    async send(email) {
      try {
        await mail.send(email);
      } catch (error) {
        emails.inc({ outcome: 'failed' });
        throw error;
      }
      emails.inc({ outcome: 'sent' });
    },
  };
}
