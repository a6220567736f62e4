import { describe, expect, it } from 'vitest';
import { testServer } from '#tests/test-server.ts';

/** The specification defines sign-up and login as JSON addresses for other programs. */

const server = await testServer();

interface Answer {
  status: number;
  body: { userId?: string; message: string; fields?: Record<string, string> };
  cookies: string[];
}

async function signUp(side: 'brand' | 'influencer', input: object, french = false): Promise<Answer> {
  const answer = await fetch(`${server.url}${french ? '/fr' : ''}/api/${side}-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const body = (await answer.json()) as Answer['body'];
  return { status: answer.status, body, cookies: answer.headers.getSetCookie() };
}

let made = 0;
const account = () => ({ email: `account${++made}@maison.fr`, password: 'un mot de passe' });
const brand = (rest: object = {}) => ({
  ...account(),
  phoneNumber: '+33 6 00 00 00 00',
  instagram: '@maison',
  companyName: 'Maison Test',
  ...rest,
});
const influencer = (rest: object = {}) => ({
  ...account(),
  phoneNumber: '',
  instagram: '@lea.table',
  fullName: 'Léa Test',
  ...rest,
});

describe('success', () => {
  it.each([
    ['brand', false, 'Your brand account has been created', '/client/dashboard'],
    ['brand', true, 'Votre compte marque a été créé', '/client/dashboard'],
    ['influencer', false, 'Your influencer account has been created', '/influencer/dashboard'],
    ['influencer', true, 'Votre compte influenceur a été créé', '/influencer/dashboard'],
  ] as const)(
    'is 201 with userId, message and session: %s, French: %s',
    async (side, french, message, home) => {
      const input = side === 'brand' ? brand() : influencer({ phoneNumber: null });
      const { status, body, cookies } = await signUp(side, input, french);
      expect([status, body.message]).toEqual([201, message]);
      expect(body.userId).toMatch(/^[\w-]{16,}$/);
      expect(cookies.join()).toMatch(/session_token=.+HttpOnly; SameSite=Lax/i);
      const cookie = cookies.map((it) => it.split(';')[0]).join('; ');
      const page = await fetch(`${server.url}${home}`, { headers: { cookie }, redirect: 'manual' });
      expect(page.status).toBe(200);
    },
  );

  it('uses the language of the input', async () => {
    const { body } = await signUp('brand', brand({ language: 'fr' }));
    expect(body.message).toBe('Votre compte marque a été créé');
  });

  it('accepts input without the optional fields', async () => {
    expect((await signUp('brand', { ...account(), companyName: 'Maison' })).status).toBe(201);
  });

  it.each([undefined, '', ' '])(
    "uses an influencer's handle as the name without a full name: %j",
    async (fullName) => {
      const { status, cookies } = await signUp('influencer', influencer({ fullName }));
      expect(status).toBe(201);
      const cookie = cookies.map((it) => it.split(';')[0]).join('; ');
      const page = await fetch(`${server.url}/profile`, { headers: { cookie } });
      expect(await page.text()).toMatch(/<input[^>]*name="fullName"[^>]*value="lea\.table"/);
    },
  );
});

describe('failure is 4xx with a message in the viewer’s language, and no session', () => {
  const cases = {
    'malformed email': [brand({ email: 'maison' }), 'email'],
    'no company': [brand({ companyName: ' ' }), 'companyName'],
    'a company of one character': [brand({ companyName: 'A' }), 'companyName'],
    'a common password': [brand({ password: 'Password123' }), 'password'],
    'a handle that Instagram does not allow': [influencer({ instagram: '@léa"><b>' }), 'instagram'],
    'a handle with a space': [influencer({ instagram: 'lea table' }), 'instagram'],
    'such a handle for a brand': [brand({ instagram: '@maison aubrac' }), 'instagram'],
  } satisfies Record<string, [object, string]>;

  it.each(Object.entries(cases))('%s', async (_, [input, field]) => {
    const side = 'fullName' in input ? 'influencer' : 'brand';
    const english = await signUp(side, input);
    const french = await signUp(side, input, true);
    for (const { status, body, cookies } of [english, french]) {
      expect(status).toBe(422);
      expect(body.message).toBe(body.fields?.[field]);
      expect(Object.keys(body.fields ?? {})).toEqual([field]);
      expect(cookies).toEqual([]);
    }
    expect(english.body.message).not.toBe(french.body.message);
  });

  it.each([
    ['brand', { email: '', companyName: '' }, ['email', 'companyName']],
    ['brand', { email: undefined }, ['email']],
    ['brand', { password: '', phoneNumber: 'x'.repeat(41) }, ['phoneNumber', 'password']],
    ['influencer', { instagram: '@' }, ['instagram']],
  ] as const)('required fields are empty: %s %j', async (side, change, fields) => {
    const input = side === 'brand' ? brand(change) : influencer(change);
    const { status, body } = await signUp(side, input);
    expect([status, body.message]).toEqual([422, 'Please fill in all required fields']);
    expect(Object.keys(body.fields ?? {})).toEqual(fields);
  });

  it('only the company name is empty', async () => {
    const { status, body } = await signUp('brand', brand({ companyName: undefined }));
    expect([status, body.message]).toEqual([422, 'Please enter your company name']);
  });

  it.each([
    ['brand', { companyName: 'x'.repeat(121) }, 'Company name: This text is too long.'],
    ['influencer', { fullName: 'x'.repeat(121) }, 'Full name: This text is too long.'],
    ['influencer', { email: {} }, 'Email: This value is not valid.'],
  ] as const)('the message names the field: %s', async (side, change, message) => {
    const input = side === 'brand' ? brand(change) : influencer(change);
    const { status, body } = await signUp(side, input);
    expect([status, body.message]).toEqual([422, message]);
  });

  it('an email that has an account, in upper or lower case', async () => {
    const input = brand();
    await signUp('brand', input);
    const again = await signUp('influencer', influencer({ email: input.email.toUpperCase() }));
    expect([again.status, again.body.message]).toEqual([409, 'An account with this email already exists.']);
    const french = await signUp('brand', input, true);
    expect(french.status).toBe(409);
    expect(french.body.message).not.toBe(again.body.message);
    expect(french.cookies).toEqual([]);
  });
});

it('signing in responds identically to an unknown email and a wrong password', async () => {
  const input = brand();
  await signUp('brand', input);
  const signIn = async (email: string) => {
    const body = new URLSearchParams({ email, password: 'not this one' });
    const answer = await fetch(`${server.url}/login`, { method: 'POST', body, redirect: 'manual' });
    const text = (await answer.text()).replaceAll(email, '');
    const id = answer.headers.get('x-request-id') ?? '';
    const nonce = /nonce-([\w-]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    return {
      status: answer.status,
      text: text.replaceAll(id, '').replaceAll(nonce, ''),
      cookies: answer.headers.getSetCookie(),
    };
  };
  const wrong = await signIn(input.email);
  expect(wrong.status).toBe(401);
  expect(wrong).toEqual(await signIn('nobody@maison.fr'));
});
