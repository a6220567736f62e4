import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { testServer } from '#tests/test-server.ts';

/** Requests that no browser sends must neither reveal a stack trace nor end the process. */

const server = await testServer();

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string; answer: Response }> {
  const answer = await fetch(server.url + path, { redirect: 'manual', ...init });
  const text = await answer.text();
  expect(text).not.toMatch(/node_modules|node:internal|\.tsx?:\d+/);
  return { status: answer.status, text, answer };
}

const messageOf = (text: string) => (JSON.parse(text) as { message: string }).message;
const statusAndMessage = ({ status, text }: { status: number; text: string }) => [status, messageOf(text)];
/** A POST whose body is a stream has no content length. */
const streamed = (text: string): RequestInit & { duplex: 'half' } => {
  return { method: 'POST', body: new Blob([text]).stream(), headers: json, duplex: 'half' };
};
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(path, { method: 'POST', body, headers });

function sendBytes(bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
  let received = '';
  socket.setTimeout(5_000, () => socket.destroy());
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', reject);
  socket.on('close', () => resolve(received));
  return promise;
}

describe('bodies', () => {
  const big = JSON.stringify({ companyName: 'a'.repeat(1_100_000) });

  it('over 1 MB are 413, with or without a content length', async () => {
    const withLength = await post('/api/brand-signup', big);
    expect(statusAndMessage(withLength)).toEqual([413, 'The request is too large.']);
    const withoutLength = await ask('/fr/api/brand-signup', streamed(big));
    expect(statusAndMessage(withoutLength)).toEqual([413, 'La requête est trop volumineuse.']);
  });

  it('without a content length, or empty, cause no fault', async () => {
    expect((await ask('/api/brand-signup', streamed('{}'))).status).toBe(422);
    const nothing = 'POST /api/brand-signup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(await sendBytes(nothing)).toMatch(/^HTTP\/1\.1 415/);
  });

  it('of a wrong type are 415', async () => {
    const text = await post('/fr/api/influencer-signup', 'x', { 'content-type': 'text/plain' });
    expect(statusAndMessage(text)).toEqual([415, 'La requête doit être envoyée en application/json.']);
    expect((await post('/login', '{}', json)).status).toBe(415);
    expect((await ask('/login', { method: 'POST' })).status).toBe(415);
  });

  it('with too many fields are 413', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n';
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await post('/login', 'email=a&'.repeat(1_000), form)).status).toBe(413);
    expect((await post('/login', `${part.repeat(1_001)}--b--\r\n`, multipart)).status).toBe(413);
    expect((await post('/login', `${part.repeat(10)}--b--\r\n`, multipart)).status).toBe(422);
  });

  it('that are neither JSON nor a form are 400', async () => {
    const english = await post('/api/brand-signup', '{');
    expect(statusAndMessage(english)).toEqual([400, 'The request is not valid JSON.']);
    const french = await post('/fr/api/brand-signup', '{');
    expect(messageOf(french.text)).toBe('La requête n’est pas un JSON valide.');
    const broken = await post('/login', 'x', { 'content-type': 'multipart/form-data; boundary=b' });
    expect(broken.status).toBe(400);
  });

  it.each(['null', '[]', '"x"', '1', '{"email":{}}', '{"__proto__":{"email":"a@b.fr"}}'])(
    'of another shape are 422: %s',
    async (body) => {
      const answer = await post('/api/brand-signup', body);
      expect(statusAndMessage(answer)).toEqual([422, expect.stringMatching(/./)]);
    },
  );

  it.each(['[', '{"a":'])('nested very deeply are 422 and not a fault: %s', async (open) => {
    const close = open === '[' ? ']' : '}';
    const body = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    expect((await post('/api/brand-signup', body)).status).toBe(422);
  });

  it('may contain characters that the database cannot store', async () => {
    const body = (companyName: string) =>
      `{"email":"nul@maison.fr","password":"un mot de passe","companyName":"${companyName}"}`;
    const created = await post('/api/brand-signup', body('Maison\\u0000 \\ud800'));
    expect(statusAndMessage(created)).toEqual([201, 'Your brand account has been created']);
    expect((await post('/login', 'email=a%00@b.fr&password=a%00', form)).status).toBe(401);
  });
});

describe('addresses', () => {
  it.each(['/%ZZ', '/fr/%E0%A4%A', '/client/%ZZ', '/..%2f..%2fetc%2fpasswd', '/.git/config', '/login/x'])(
    'that do not exist are 404: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(['/%00', '/login?a=%00', '/fr/client/campaign/a%00b'])('with a NUL are 400: %s', async (path) => {
    const message = path.startsWith('/fr') ? 'Cette adresse n’est pas valide.' : 'This address is not valid.';
    expect(statusAndMessage(await ask(path))).toEqual([400, message]);
  });

  it.each(['/%00', '/fr/influencers?q=%00', '/fr/x%00'])(
    'with a NUL are the 404 page for browsers: %s',
    async (path) => {
      const { status, text, answer } = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain(`<html lang="${path.startsWith('/fr') ? 'fr' : 'en'}"`);
    },
  );

  it.each(['/influencer/profile', '/fr/client/campaigns'])(
    'redirect with any parameter: %s',
    async (path) => {
      const [from, to] = path.includes('campaigns') ? ['/campaigns', '/campaign'] : ['/profile', ''];
      for (const id of ['%F0%9F%92%A9', '%0D%0Ax%3A%20y', '..%2F..%2Fx']) {
        const { status, answer } = await ask(`${path}/${id}`);
        expect([status, answer.headers.get('location')]).toEqual([302, `${path.replace(from, to)}/${id}`]);
      }
    },
  );

  it.each([
    'GET / HTTP/1.1\r\n\r\n',
    'GET  HTTP/1.1\r\n\r\n',
    'nonsense\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
  ])('that are malformed are 4xx: %j', async (bytes) => {
    const received = await sendBytes(bytes.replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nConnection: close\r\n'));
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(received).not.toMatch(/node:internal|\.ts:\d/);
  });

  it('with too large headers are 431', async () => {
    expect((await ask('/', { headers: { cookie: 'a'.repeat(20_000) } })).status).toBe(431);
  });
});

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is 405', async (method) => {
    const refused = await ask('/fr/login', { method });
    expect(refused.answer.headers.get('allow')).toBe('GET, HEAD, POST');
    const message = 'Cette adresse n’accepte pas les requêtes de ce type.';
    expect(statusAndMessage(refused)).toEqual([405, message]);
  });

  it('TRACE and CONNECT are 405, an unknown one is 400', async () => {
    const responseTo = (method: string, target = '/') =>
      sendBytes(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await responseTo('TRACE')).toMatch(/^HTTP\/1\.1 405 /);
    expect(await responseTo('CONNECT', 'example.com:443')).toMatch(/^HTTP\/1\.1 405 /);
    expect(await responseTo('FOO')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('POST to a page without an action is 405, as is GET of a JSON address', async () => {
    expect((await post('/', 'a=b', form)).status).toBe(405);
    expect((await post('/nowhere', 'a=b', form)).status).toBe(405);
    const { status, answer } = await ask('/api/brand-signup');
    expect([status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post('/api/blog-entries', '{}')).answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('canonical addresses', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/fr/', '/fr'],
    ['/blog/?page=2', '/blog?page=2'],
    ['//example.com/', '/example.com'],
    ['//evil.example', '/evil.example'],
    ['/fr//evil.example', '/fr/evil.example'],
    ['/blog///x', '/blog/x'],
    ['///', '/'],
    ['/%70ricing', '/pricing'],
    ['/%66r/blog?x=%70', '/fr/blog?x=%70'],
  ])('%s redirects to %s', async (path, own) => {
    const { status, answer } = await ask(path);
    expect([status, answer.headers.get('location')]).toEqual([301, own]);
  });

  it.each(['/BLOG', '/FR', '/FR/blog', '/blog/Gift-or-fee/x'])('%s is 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('every response', () => {
  it('has security headers', async () => {
    const { answer } = await ask('/confirm-email');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-store, no-transform',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ['/login', 'private, max-age=0, must-revalidate'],
    ['/confirm-email', 'private, no-store, no-transform'],
    ['/confirm-email.data', 'private, no-cache, no-transform'],
    ['/login.data', 'private, no-cache'],
    ['/api/notifications', 'private, no-store'],
    ['/api/blog-entries', 'private, no-store'],
    ['/nowhere', 'private, no-store'],
  ])('is private by default and revalidated: %s', async (path, cacheControl) =>
    expect((await ask(path)).answer.headers.get('cache-control')).toBe(cacheControl),
  );

  it('logs no error for 404 and 405', async () => {
    const before = server.output().length;
    await ask('/nowhere');
    await post('/nowhere', 'a=b', form);
    expect(server.output().slice(before)).not.toContain('"level":"error"');
  });
});

it('survives clients that disconnect during a request', async () => {
  for (const cut of [0, 5, 20]) {
    const abort = new AbortController();
    const response = fetch(`${server.url}/signup`, { signal: abort.signal }).then((it) => it.text());
    setTimeout(() => abort.abort(), cut);
    await response.catch(() => {});
  }
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: ${form['content-type']}\r\nContent-Length: 500\r\n\r\nemail=`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  expect((await post('/login', 'email=a@b.fr&password=a', form)).status).toBe(401);
});
