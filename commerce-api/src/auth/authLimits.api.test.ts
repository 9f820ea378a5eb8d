import { startApi, type Api } from '../../test/api.ts';
import { digest, authenticate, post, signed, type Action } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';

const OWNER = 'owner@example.se';
const PASSWORD = 'long-enough';

let api: Api;
afterEach(() => api.stop());

async function start(limits: Record<string, string> = {}): Promise<void> {
  api = await startApi(limits);
  await authenticate(api, 'register', OWNER, PASSWORD);
}

/** A signed attempt from an address. */
async function attempt(from: string, username: string, password: string, action: Action = 'login'): Promise<Response> {
  return api.get(`/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ username, signature: await signed(api, username), password: digest(password) }),
  });
}

/** Makes attempts in sequence. @returns the status of each */
async function attempts(count: number, make: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await make(index)).status);
  return statuses;
}

test('unsigned attempts do not lock the owner out', async () => {
  await start();
  const forged = { identity: 'a.b.c.d', signature: 'x', timestamp: 'now' };

  const statuses = await attempts(12, () =>
    post(api, 'login', { username: OWNER, signature: forged, password: digest('guess') }),
  );

  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await authenticate(api, 'login', OWNER, PASSWORD)).status).toBe(200);
});

test('attempts from another network do not lock the owner out', async () => {
  await start();

  const statuses = await attempts(11, () => attempt('198.51.100.7', OWNER, 'guess'));
  const owner = await attempt('192.0.2.1', OWNER, PASSWORD);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(owner.status).toBe(200);
});

test('addresses of one IPv6 network count together', async () => {
  await start({ LOGIN_LIMIT_PER_NAME_AND_NETWORK: '3' });

  const statuses = await attempts(4, (index) => attempt(`2001:db8:1:2::${index + 1}`, OWNER, 'guess'));
  const neighbor = await attempt('2001:db8:1:3::1', OWNER, 'guess');

  expect([...statuses, neighbor.status]).toEqual([401, 401, 401, 429, 401]);
});

test('made-up names store no rows beyond the limit of their network, and do not affect other networks', async () => {
  await start({ LOGIN_LIMIT_PER_NETWORK: '5' });

  const statuses = await attempts(8, (index) => attempt('198.51.100.7', `made-up-${index}@example.se`, 'guess'));
  const flooding = await attempt('198.51.100.7', OWNER, PASSWORD);
  const neighbor = await attempt('192.0.2.1', OWNER, PASSWORD);
  await api.end();
  const names = await onDatabase(
    api,
    `const { rows } = await sql\`select count(distinct split_part(key, ' ', 2))::int as n from attempt where key like 'auth made-up-%'\`.execute(db);
     return rows;`,
  );

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect([flooding.status, neighbor.status]).toEqual([429, 200]);
  expect(Number(flooding.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(names).toEqual([{ n: 5 }]);
});

test('a name that is tried from many networks is slowed down, not locked', async () => {
  await start({ LOGIN_SLOW_AFTER: '3' });
  await attempts(5, (index) => attempt(`198.51.100.${index}`, OWNER, 'guess'));

  const begun = performance.now();
  const owner = await attempt('192.0.2.1', OWNER, PASSWORD);

  expect(owner.status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(600);
});

test('registrations from one network are limited, including those of taken addresses', async () => {
  await start({ REGISTRATION_LIMIT_PER_NETWORK: '3' });

  const statuses = await attempts(4, (index) =>
    attempt('198.51.100.7', index === 0 ? OWNER : `new-${index}@example.se`, PASSWORD, 'register'),
  );

  expect(statuses).toEqual([409, 200, 200, 429]);
  expect((await attempt('198.51.100.7', OWNER, PASSWORD)).status).toBe(200);
});
