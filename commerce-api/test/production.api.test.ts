import { join } from 'node:path';
import * as z from 'zod';
import { API_KEY, startApi, startApiOn, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { newData } from './testData.ts';

const progress = z.object({ kind: z.literal('progress'), step: z.string(), done: z.number(), total: z.number() });

const SECRETS = { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 's'.repeat(32) };
/** Seeds an empty database instead of copying the seeded one of other tests. */
const SEED_DIR = join(process.cwd(), 'commerce-api/test/fixtures');

describe('without NODE_ENV', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ ...SECRETS, NODE_ENV: '', SEED_DIR });
  });
  afterAll(() => api.stop());

  test('introspection and GraphiQL are disabled', async () => {
    const introspection = await api.runOperation('{ __schema { types { name } } }');
    const page = await api.get('/graphql', { headers: { accept: 'text/html', 'x-apikey': API_KEY } });

    expect(introspection.message).toContain('introspection');
    expect(page.status).toBe(405);
  });

  test('the refresh cookie is secure', async () => {
    const logout = await api.get('/auth/logout');

    expect(logout.headers.get('set-cookie')).toContain('Secure');
  });

  test('the catalog is seeded without the demo account and the discount codes', async () => {
    const { data } = await api.runOperation('{ products(take: 1) { count } getCart { id } }');
    const login = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
    const code = await api.runOperation(
      'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "WELCOME10") { promoCode } }',
      { id: Object(data['getCart']).id },
    );

    expect(Object(data['products']).count).toBeGreaterThan(0);
    expect(login.status).toBe(401);
    expect(code.code).toBe('InvalidPromoCode');
  });

  test('the start is reported in steps to the process that started it, and warms up without errors', () => {
    const steps = api.messages.map((message) => progress.safeParse(message).data?.step);

    expect([...new Set(steps)]).toEqual([
      'opening the database',
      'updating the database',
      'seeding the demo catalog',
      'building the search index',
      'warming up',
      undefined,
    ]);
    expect(api.messages.at(-1)).toEqual({ ready: true, port: Number(new URL(api.url).port) });
    expect(api.output()).not.toContain('warm-up');
  });

  test('secrets are required', async () => {
    await expect(startApi({ NODE_ENV: '', SIGN_SECRET: SECRETS.SIGN_SECRET })).rejects.toThrow('AUTH_SECRET');
  });
});

test('SEED_DEMO adds the demo account in production', async () => {
  const api = await startApiOn(await newData('migrated'), { ...SECRETS, NODE_ENV: '', SEED_DIR, SEED_DEMO: 'true' });
  const login = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  await api.stop();

  expect(login.status).toBe(200);
});
