import { expect, it } from 'vitest';
import { cookies as allCookies } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { aDraft, form } from '#tests/access-bodies.ts';
import { eventually } from '#tests/eventually.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { emailsTo } from '#tests/written-emails.ts';

const server = await testServer();
const languages = ['en', 'fr'] as const;

async function ask(path: string, cookie = '', fields?: Record<string, string>) {
  const answer = await request(server.url + path, { cookie, body: fields && form(fields) });
  return { answer, status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

function fieldsIn(html: string) {
  const tags: Record<string, string> = {};
  const errors: Record<string, string | undefined> = {};
  for (const [tag, name = ''] of html.matchAll(/<(?:input|textarea|select)[^>]*name="(\w+)"[^>]*>/g)) {
    tags[name] = tag;
    const [, id] = /aria-describedby="[^"]*?([^" ]+-error)"/.exec(tag) ?? [];
    if (tag.includes('aria-invalid="true"'))
      errors[name] = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
  }
  return { tags, errors };
}

const withoutNote = (cookie: string) =>
  cookie
    .split('; ')
    .filter((it) => !it.startsWith(allCookies.booking.name))
    .join('; ');

const asText = (text: string) => text.replaceAll("'", '&#x27;');

it.each(languages)(
  'refuses visitors on the booking page and leads them to sign-up, in %s',
  async (locale) => {
    for (const path of ['/booking', '/booking-influencer']) {
      const { status, html, answer } = await ask(pathIn(locale, path));
      expect(status).toBe(403);
      expect(html).toContain(m.booking_denied_text({}, { locale }));
      expect(answer.headers.get('refresh')).toBe(`3; url=${pathIn(locale, '/signup')}`);
      expect(html).not.toMatch(/modulepreload/);
    }
  },
);

it.each(languages)(
  'tells members who signed up long ago whom the booking page is for, in %s',
  async (locale) => {
    const cookie = withoutNote(await signUpAt(server.url, 'influencer'));
    const { status, html, answer } = await ask(pathIn(locale, '/booking'), cookie);
    expect([status, answer.headers.get('refresh')]).toEqual([403, null]);
    expect(html).toContain(m.booking_late_text({}, { locale }));
    expect(html).not.toContain(m.booking_denied_text({}, { locale }));
    expect(html).toContain(`href="${pathIn(locale, '/influencer/dashboard')}"`);
  },
);

it.each(languages)('keeps a wrong call request, and takes a right one, in %s', async (locale) => {
  const cookie = await signUpAt(server.url);
  const path = pathIn(locale, '/booking');
  const [past, future] = locale === 'fr' ? ['03/02/2001', '02/12/2099'] : ['02/03/2001', '12/02/2099'];
  const typed = { date: past, time: '10:30', note: 'About "the" autumn' };
  const refused = await ask(path, cookie, typed);
  expect(refused.status).toBe(422);
  const { tags, errors } = fieldsIn(refused.html);
  expect(errors).toEqual({ date: m.refusal_field_moment_is_past({}, { locale }) });
  expect(tags.date).toContain(`value="${past}"`);
  expect(tags.date).toContain('autofocus');
  expect(refused.html).toContain('<option selected="">10:30</option>');
  expect(refused.html).toContain('>About &quot;the&quot; autumn</textarea>');

  const incomplete = await ask(path, cookie, { ...typed, date: '', time: '' });
  const required = m.refusal_field_required({}, { locale });
  expect(fieldsIn(incomplete.html).errors).toEqual({ date: required, time: required });

  const unreal = await ask(path, cookie, { ...typed, date: '31/31/2099' });
  expect(fieldsIn(unreal.html).errors).toEqual({ date: m.refusal_field_invalid_day({}, { locale }) });

  const right = await ask(path, cookie, { ...typed, date: future, time: '10:15' });
  expect([right.status, right.to]).toEqual([302, path]);
  const { html } = await ask(path, `${cookie}; ${cookieOf(right.answer)}`);
  expect(html).toContain(asText(m.booking_asked_toast({}, { locale })));
  expect(html).toContain(asText(m.booking_asked_title({}, { locale })));
  expect(fieldsIn(html).tags.date).toContain(`value="${future}"`);
  expect(html).toContain('<option selected="">10:15</option>');
});

it('takes a call request whose booking note has ended, and refuses a visitor’s', async () => {
  const call = { date: '2099-12-02', time: '10:30', note: '' };
  const late = await ask('/booking', withoutNote(await signUpAt(server.url)), call);
  expect([late.status, late.to]).toEqual([302, '/client/dashboard']);
  expect((await ask('/booking', '', call)).status).toBe(401);
});

it('keeps a wrong message to an influencer, and sends a right one', async () => {
  const email = 'confirmed@example.com';
  const cookie = await signUpAt(server.url, 'brand', { email });
  const { contact } = await anInfluencer(cookie);

  const open = await ask(contact, cookie);
  expect(open.html).toContain(m.confirmation_open());
  const again = await ask(contact, cookie, { intent: 'confirm' });
  expect([again.status, again.to]).toEqual([302, contact]);
  await ask(await confirmationOf(email), cookie, { intent: 'confirm' });

  const typed = { name: 'Anne', email: 'anne', subject: '', message: 'Come & see us' };
  for (const locale of languages) {
    const { status, html } = await ask(pathIn(locale, contact), cookie, typed);
    expect(status).toBe(422);
    const { tags, errors } = fieldsIn(html);
    const invalid = m.refusal_field_invalid_email({}, { locale });
    expect(errors).toEqual({ email: asText(invalid), subject: m.refusal_field_required({}, { locale }) });
    expect(tags.name).toContain('value="Anne"');
    expect(tags.email).toMatch(/(?=.* autofocus)(?=.* value="anne")/);
    expect(html).toContain('>Come &amp; see us</textarea>');
    expect(html).toContain(asText(m.contact_failed({}, { locale })));
  }
  const sent = await ask(contact, cookie, { ...typed, email, subject: 'A table' });
  expect([sent.status, sent.to]).toEqual([302, contact]);
  expect((await ask(contact, `${cookie}; ${cookieOf(sent.answer)}`)).html).toContain(m.contact_sent());
});

async function anInfluencer(brand: string): Promise<{ contact: string }> {
  await request(`${server.url}/client/campaign/create`, { cookie: brand, body: aDraft });
  const [, campaignId = ''] =
    /\/client\/campaign\/(campaign-[\w-]+)/.exec((await ask('/client/campaigns', brand)).html) ?? [];
  await ask(`/client/campaign/${campaignId}`, brand, { campaignId, move: 'publish' });
  await ask(`/influencer/campaign/${campaignId}`, await signUpAt(server.url, 'influencer'), {
    message: 'Hello',
  });
  const { html } = await ask(`/client/campaign/${campaignId}`, brand);
  const [, id = ''] = /\/influencer\/(influencer-[\w-]+)/.exec(html) ?? [];
  return { contact: `/influencer/${id}?tab=contact` };
}

const confirmationOf = (email: string) =>
  eventually(() => {
    const sent = emailsTo(server, email).find((it) => it.link.includes('/confirm-email?'));
    if (!sent) throw new Error('The confirmation email has not been sent yet.');
    return sent.link.replace(/^.*(?=\/confirm-email)/, '');
  });
