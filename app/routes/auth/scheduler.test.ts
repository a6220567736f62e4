import { expect, it } from 'vitest';
import { schedulerAddress } from './scheduler.ts';

const brand = {
  role: 'client',
  name: 'Maison Aubrac',
  email: 'a+b@aubrac.fr',
  company: 'Aubrac & fils',
} as const;
const influencer = { role: 'influencer', name: 'Léa', email: 'lea@table.fr', company: null } as const;
const at = (url: string) => Object.fromEntries(new URL(url).searchParams);

it("fills in Cal.com's form, and keeps the parameters of the operator's link", () => {
  const scheduler = { provider: 'Cal.com', url: 'https://cal.com/accolade/hello?theme=light' } as const;
  const address = schedulerAddress(scheduler, brand, 'accolade.example');
  expect(address).toMatch(/^https:\/\/cal\.com\/accolade\/hello\?/);
  expect(at(address)).toEqual({
    theme: 'light',
    name: 'Maison Aubrac',
    email: 'a+b@aubrac.fr',
    company: 'Aubrac & fils',
  });
  expect(at(schedulerAddress(scheduler, influencer, 'accolade.example'))).toEqual({
    theme: 'light',
    name: 'Léa',
    email: 'lea@table.fr',
    'metadata[source]': 'info',
  });
});

it("fills in Calendly's form, and sends 'info' as the source, never as the company", () => {
  const scheduler = { provider: 'Calendly', url: 'https://calendly.com/accolade/hello' } as const;
  const embed = { embed_domain: 'accolade.example', embed_type: 'Inline' };
  expect(at(schedulerAddress(scheduler, brand, 'accolade.example'))).toEqual({
    name: 'Maison Aubrac',
    email: 'a+b@aubrac.fr',
    a1: 'Aubrac & fils',
    ...embed,
  });
  expect(at(schedulerAddress(scheduler, influencer, 'accolade.example'))).toEqual({
    name: 'Léa',
    email: 'lea@table.fr',
    utm_source: 'info',
    ...embed,
  });
});
