import type { Newcomer } from '#domain/accounts/find-newcomer.server.ts';
import type { Scheduler } from '#site';

/** Where an influencer comes from, in place of the company they do not have. */
const SOURCE = 'info';

/** The address of the scheduler's page with what we know of the person filled in. `embeddedIn` is the host of our page. */
export function schedulerAddress(scheduler: Scheduler, newcomer: Newcomer, embeddedIn: string): string {
  const { name, email, company } = newcomer;
  const address = new URL(scheduler.url);
  const fill = (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) address.searchParams.set(key, value);
  };
  fill({ name, email });
  if (scheduler.provider === 'Calendly') {
    // a1 is the answer to the first question that the operator's event asks by itself.
    fill(company ? { a1: company } : { utm_source: SOURCE });
    fill({ embed_domain: embeddedIn, embed_type: 'Inline' });
  } else {
    fill(company ? { company } : { 'metadata[source]': SOURCE });
  }
  return address.href;
}
