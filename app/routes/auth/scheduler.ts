import type { Newcomer } from '#domain/accounts/find-newcomer.server.ts';
import type { Scheduler } from '#site';

/**
 * Marks an influencer's booking: `utm_source` in Calendly, `metadata[source]` in other schedulers. A brand's booking
 * contains the company name instead.
 */
const SOURCE = 'info';

export function schedulerAddress(scheduler: Scheduler, newcomer: Newcomer, embeddedIn: string): string {
  const { name, email, company } = newcomer;
  const address = new URL(scheduler.url);
  const fill = (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) address.searchParams.set(key, value);
  };
  fill({ name, email });
  if (scheduler.provider === 'Calendly') {
    // `a1` answers the first question that the operator added to the Calendly form.
    fill(company ? { a1: company } : { utm_source: SOURCE });
    fill({ embed_domain: embeddedIn, embed_type: 'Inline' });
  } else {
    fill(company ? { company } : { 'metadata[source]': SOURCE });
  }
  return address.href;
}
