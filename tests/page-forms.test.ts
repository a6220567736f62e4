import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '#domain/applications/application.ts';
import type { Language } from '#domain/language.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { refusalText } from '#messages/refusal.ts';
import { aDraft } from '#tests/access-bodies.ts';
import { eventually } from '#tests/eventually.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { emailsTo } from '#tests/written-emails.ts';

const server = await testServer({ env: trustingProxies });
const PASSWORD = 'a new long phrase';
const TYPED = 'typed "by" <hand>';

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  request(server.url + path, {
    body: new URLSearchParams(form),
    headers: { ...fromNewNetwork(), ...headers },
  });

async function formIn(answer: Response) {
  const [html = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  const [, alert = ''] =
    /<div role="alert" data-alert="true" (?![^>]*hidden)[^>]*>(.*?)<\/div>/.exec(html) ?? [];
  const fields = [...html.matchAll(/<input[^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => {
    const attribute = (it: string) => new RegExp(`${it}="([^"]*)"`).exec(tag)?.[1];
    const described = attribute('aria-describedby')?.split(' ').at(-1) ?? '-';
    const [, sentence = ''] = new RegExp(`<p id="${described}"[^>]*>(.*?)</p>`).exec(html) ?? [];
    const error = tag.includes('aria-invalid="true"') ? plain(sentence) : undefined;
    return [name, { value: plain(attribute('value') ?? ''), error }] as const;
  });
  const [, focused] = /<(?=[^>]* autofocus)[^>]*(?:name="(\w+)"|data-alert)[^>]*>/.exec(html) ?? [];
  return { alert: plain(alert.replaceAll(/<[^>]*>/g, ' ')), fields: Object.fromEntries(fields), focused };
}

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const resetLink = async (email: string): Promise<string> => {
  await post('/forgot-password', { email });
  const { link } = await eventually(() => {
    const found = emailsTo(server, email).find((it) => it.link.includes('/reset-password?'));
    if (!found) throw new Error('The email has not been sent yet.');
    return found;
  });
  return link.replace(/^.*(?=\/reset-password)/, '');
};

interface Wrong {
  path: string;
  typed: Record<string, string>;
  alert: RefusalCode;
  errors: Record<string, RefusalCode>;
}

const wrong: Record<string, Wrong> = {
  'an empty login': {
    path: '/login',
    typed: { email: '', password: '' },
    alert: 'account.sign_in_incomplete',
    errors: { email: 'field.required', password: 'field.required' },
  },
  'a login without a password': {
    path: '/login',
    typed: { email: TYPED, password: '' },
    alert: 'account.sign_in_incomplete',
    errors: { password: 'field.required' },
  },
  'a login with a wrong password': {
    path: '/login',
    typed: { email: TYPED, password: 'wrong' },
    alert: 'account.invalid_credentials',
    errors: {},
  },
  'an empty sign-up of a brand': {
    path: '/signup',
    typed: { role: 'client', email: '', companyName: '', phoneNumber: TYPED, instagram: '', password: '' },
    alert: 'account.sign_up_incomplete',
    errors: {
      email: 'field.required',
      companyName: 'account.company_name_required',
      password: 'field.required',
    },
  },
  'a sign-up of a brand without its name': {
    path: '/signup',
    typed: { role: 'client', email: 'brand@example.com', companyName: ' ', password: PASSWORD },
    alert: 'account.company_name_required',
    errors: { companyName: 'account.company_name_required' },
  },
  'a sign-up of a brand with a name of one character': {
    path: '/signup',
    typed: { role: 'client', email: TYPED, companyName: 'A', password: PASSWORD },
    alert: 'field.invalid_email',
    errors: { email: 'field.invalid_email', companyName: 'company.name_too_short' },
  },
  'a sign-up of an influencer with a wrong email and handle': {
    path: '/signup',
    typed: { role: 'influencer', fullName: TYPED, instagram: TYPED, email: TYPED, password: PASSWORD },
    alert: 'field.invalid_handle',
    errors: { instagram: 'field.invalid_handle', email: 'field.invalid_email' },
  },
  'a sign-up of an influencer without a name': {
    path: '/signup',
    typed: { role: 'influencer', fullName: '', instagram: 'lea', email: TYPED, phoneNumber: TYPED },
    alert: 'account.sign_up_incomplete',
    errors: { fullName: 'field.required', email: 'field.invalid_email', password: 'field.required' },
  },
  'a forgotten password without an email': {
    path: '/forgot-password',
    typed: { email: TYPED },
    alert: 'input.invalid',
    errors: { email: 'field.invalid_email' },
  },
};

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(Object.entries(wrong))('%s comes back with what was typed and what is wrong', async (_, it) => {
    await expectRefused(language, it);
  });

  it('a new password that is too short or common is refused beside the field', async () => {
    const email = `reset-${language}@example.com`;
    await signUpAt(server.url, 'brand', { email, language });
    const path = await resetLink(email);
    const refused = (password: string, code: RefusalCode) =>
      expectRefused(language, {
        path,
        typed: { password },
        alert: 'input.invalid',
        errors: { password: code },
      });
    await refused('', 'field.required');
    await refused('short', 'field.password_too_short');
    await refused('password', 'account.password_too_common');
    const saved = await post(pathIn(language, path), { password: PASSWORD });
    expect([saved.status, saved.headers.get('location')]).toEqual([
      302,
      pathIn(language, '/client/dashboard'),
    ]);
    const again = await post(pathIn(language, path), { password: PASSWORD });
    expect(again.status).toBe(410);
    expect(await again.text()).toContain(m.reset_dead_title({}, { locale: language }));
  });

  it('a valid form succeeds', async () => {
    const email = `right-${language}@example.com`;
    const person = { email, password: PASSWORD, phoneNumber: '', instagram: '' };
    const joined = await post(pathIn(language, '/signup'), {
      ...person,
      role: 'client',
      companyName: 'Aubrac',
    });
    expect([joined.status, joined.headers.get('location')]).toEqual([302, pathIn(language, '/booking')]);
    const second = { role: 'influencer', fullName: 'Léa', instagram: '@lea', email: `lea.${email}` };
    const influencer = await post(pathIn(language, '/signup'), { ...person, ...second });
    expect(influencer.headers.get('location')).toBe(pathIn(language, '/booking-influencer'));
    const login = await post(pathIn(language, '/login'), person);
    expect([login.status, login.headers.get('location')]).toEqual([
      302,
      pathIn(language, '/client/dashboard'),
    ]);
    expect(cookieOf(login)).toContain('session_token=');
    const asked = await post(pathIn(language, '/forgot-password'), { email });
    expect(await asked.text()).toContain(plainText(m.forgot_sent_text({ email }, { locale: language })));
  });
});

const plainText = (text: string) => text.replaceAll("'", '&#x27;');

async function expectRefused(language: Language, { path, typed, alert, errors }: Wrong) {
  const answer = await post(pathIn(language, path), typed);
  expect(answer.status).toBeGreaterThanOrEqual(401);
  const form = await formIn(answer);
  const says = (code: RefusalCode) => refusalText(code, language);
  expect(form.alert).toContain(says(alert));
  const found = Object.entries(form.fields).filter(([, { error }]) => error !== undefined);
  expect(found.map(([name, { error }]) => [name, error])).toEqual(
    Object.entries(errors).map(([name, code]) => [name, says(code)]),
  );
  expect(form.focused).toBe(Object.keys(errors)[0]);
  for (const [name, { value }] of Object.entries(form.fields)) {
    expect([name, value]).toEqual([name, name === 'password' ? '' : (typed[name] ?? '')]);
  }
}

it('tells a script where a redirect leads, with the same cookies', async () => {
  const email = 'scripted@example.com';
  await signUpAt(server.url, 'brand', { email, password: PASSWORD });
  const login = await post('/login', { email, password: PASSWORD }, { 'x-sent-by-script': '1' });
  expect([login.status, login.headers.get('location')]).toEqual([204, null]);
  expect(login.headers.get('x-redirect-to')).toBe('/client/dashboard');
  expect(cookieOf(login)).toContain('session_token=');
});

it('a refused application keeps its message and says why, also when the form is gone', async () => {
  const brand = await signUpAt(server.url, 'brand');
  const influencer = await signUpAt(server.url, 'influencer');
  await request(`${server.url}/client/campaign/create.data`, { cookie: brand, body: aDraft });
  const dashboard = await (await request(`${server.url}/client/dashboard`, { cookie: brand })).text();
  const campaignId = /campaign-[0-9a-f-]{36}/.exec(dashboard)?.[0] ?? '';
  const move = (name: string) => post('/client/dashboard', { campaignId, move: name }, { cookie: brand });
  const apply = async (message: string) => {
    const form = { intent: 'apply', message };
    return (await post(`/influencer/campaign/${campaignId}`, form, { cookie: influencer })).text();
  };
  const alertIn = (html: string) =>
    /<noscript><p role="alert"[^>]*>(.*?)<\/p><\/noscript>/.exec(html)?.[1] ?? '';
  await move('publish');
  const tooLong = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);
  const refused = await apply(tooLong);
  expect(refused).toContain(`>${tooLong}</textarea>`);
  expect(alertIn(refused)).toBe(refusalText('input.invalid', 'en'));
  await move('end');
  expect(alertIn(await apply('Me!'))).toBe(refusalText('campaign.not_open', 'en'));
});

it('keeps an account only by the button that keeps it, not by the form of another tab that deletes it', async () => {
  const email = 'leaving@example.com';
  const session = await signUpAt(server.url, 'brand', { email, password: PASSWORD });
  const deletion = { password: PASSWORD, code: '' };
  const locationOf = async (form: Record<string, string>, cookie: string) =>
    (await post('/erasure', form, { cookie })).headers.get('location');
  expect(await locationOf(deletion, session)).toBe('/login');
  const login = await post('/login', { email, password: PASSWORD });
  expect(login.headers.get('location')).toBe('/erasure');
  const leaving = cookieOf(login);
  expect(await locationOf(deletion, leaving)).toBe('/erasure');
  const home = await request(`${server.url}/client/dashboard`, { cookie: leaving });
  expect(home.headers.get('location')).toBe('/erasure');
  expect(await locationOf({ intent: 'keep' }, leaving)).toBe('/client/dashboard');
});
