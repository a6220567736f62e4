import { expect, it } from 'vitest';
import { schedulerAddress } from './scheduler.ts';

const calCom = { provider: 'Cal.com', url: 'https://cal.com/accolade/hello?theme=light' } as const;
const calendly = { provider: 'Calendly', url: 'https://calendly.com/accolade/hello' } as const;
const embed = { embed_domain: 'accolade.example', embed_type: 'Inline' };
const brand = { name: 'Maison Aubrac', email: 'a+b@aubrac.fr' };
const influencer = { name: 'Léa', email: 'lea@table.fr' };
const company = 'Aubrac & fils';

it.each([
  { scheduler: calCom, role: 'client', expected: { theme: 'light', ...brand, company } },
  {
    scheduler: calCom,
    role: 'influencer',
    expected: { theme: 'light', ...influencer, 'metadata[source]': 'info' },
  },
  { scheduler: calendly, role: 'client', expected: { ...brand, a1: company, ...embed } },
  { scheduler: calendly, role: 'influencer', expected: { ...influencer, utm_source: 'info', ...embed } },
] as const)(
  'fills in the form of $scheduler.provider for the role $role',
  ({ scheduler, role, expected }) => {
    const newcomer = role === 'client' ? { role, ...brand, company } : { role, ...influencer, company: null };
    const address = new URL(schedulerAddress(scheduler, newcomer, 'accolade.example'));
    expect(address.origin + address.pathname).toBe(scheduler.url.replace(/\?.*/, ''));
    expect(Object.fromEntries(address.searchParams)).toEqual(expected);
  },
);
