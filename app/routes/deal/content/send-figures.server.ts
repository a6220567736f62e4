import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { declareMetrics } from '#domain/post-metrics/declare-metrics.server.ts';
import { metricsInput } from '#domain/post-metrics/metrics-input.ts';
import { readTypedDay } from '#messages/typed-day.ts';

interface Ids {
  dealId: string;
  deliverableId: string;
}

/** Saves the figures that an influencer declares. Returns the toast. */
export async function sendFigures(
  ctx: Ctx,
  { dealId, deliverableId }: Ids,
  form: FormData,
): Promise<ToastName> {
  const input = parse(metricsInput, {
    ...Object.fromEntries(form),
    asOf: readTypedDay(form.get('asOf'), ctx.language),
    files: form.getAll('files').filter(Boolean),
  });
  await declareMetrics(ctx, dealId, deliverableId, input);
  return 'figures.saved';
}
