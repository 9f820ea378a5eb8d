import * as z from 'zod';
import { startApi, type Api } from '../api.ts';
import { authenticate, digest, post, signed } from '../authClient.ts';
import { ADDRESS_FIELDS, IDS, PASSED, USER } from './sdkDocuments.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const PASSWORD = 'long-enough';
const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';

const address = z.object({
  __typename: z.literal('AddressType'),
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, z.string()])),
});
const user = z.object({
  __typename: z.literal('UserType'),
  id: z.int(),
  email: z.string(),
  personalId: z.string().nullable(),
  customerType: z.enum(['PERSON', 'ORGANIZATION']),
  gender: z.string(),
  metaData: z.string().nullable(),
  address,
  balances: z.array(z.object({ currency: z.string(), amount: z.number() })),
  availableChannels: z.array(
    z.object({ channelId: z.string(), availableMarkets: z.array(z.object({ id: z.string() })) }),
  ),
});
const claims = z.looseObject({ [NAME_CLAIM]: z.string(), exp: z.number() });

/** The claims as the SDK reads them, without verifying the token. */
function claimsOf(token: string | undefined): z.infer<typeof claims> {
  const [, payload = ''] = (token ?? '').split('.');
  return claims.parse(JSON.parse(atob(payload)));
}

const newName = (): string =>
  `${Array.from({ length: 10 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}@test-user.com`;

async function registered(): Promise<{ name: string; token: string; refresh: string }> {
  const name = newName();
  // The SDK requests the challenge of an unknown name at `login`, and sends it to `register`.
  const signature = await signed(api, name, 'login');
  const response = await post(api, 'register', { username: name, signature, password: digest(PASSWORD) });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { name, token, refresh: response.headers.get('x-auth-refresh-token') ?? '' };
}

const refresh = (token: string): Promise<Response> =>
  api.get('/auth/login', { headers: { 'x-auth-refresh-token': token, 'x-sdk-version': '0.0.0' } });

const getUser = (token: string) =>
  runSdkOperation(api, `query getUser(${IDS}) { getUser(${PASSED}) ${USER} }`, {}, token);

test('the SDK registers a new name, whose name claim is the address, and updates the user', async () => {
  const { name, token, refresh: refreshToken } = await registered();

  const { updateUser } = await runSdkOperation(
    api,
    `mutation updateUser($user: UserInputType!, ${IDS}) { updateUser(user: $user, ${PASSED}) { email } }`,
    { user: { newsletter: false, customerType: 'PERSON' } },
    token,
  );

  expect(claimsOf(token)[NAME_CLAIM]).toBe(name);
  expect(claimsOf(token).exp * 1000).toBeGreaterThan(Date.now() + 90_000);
  expect(refreshToken).not.toBe('');
  expect(updateUser).toEqual({ __typename: 'UserType', email: name });
});

test.each([{}, { sessionLifetime: 30 }])('the SDK logs in with %j and gets token and refresh token', async (more) => {
  const { name } = await registered();

  const login = await authenticate(api, 'login', name, PASSWORD, more);

  expect(login).toMatchObject({ status: 200, maxAge: expect.any(Number), refresh: expect.stringMatching(/./) });
  expect(claimsOf(login.token)[NAME_CLAIM]).toBe(name);
});

test('a wrong password gets a challenge, and is refused without a refresh token', async () => {
  const { name } = await registered();

  const login = await authenticate(api, 'login', name, `${PASSWORD}x`);

  expect(login.status).toBeGreaterThanOrEqual(400);
  expect(login.refresh).toBe('');
});

test('the SDK gets a new token and a new refresh token for a refresh token, and nothing for junk', async () => {
  const { refresh: token } = await registered();

  const renewed = await refresh(token);
  const invalid = await refresh('invalidToken');
  const { token: accessToken } = z.object({ token: z.string() }).parse(await renewed.json());

  expect(renewed.status).toBe(200);
  expect(renewed.headers.get('x-auth-refresh-token')).toMatch(/./);
  expect(renewed.headers.get('x-auth-refresh-token')).not.toBe(token);
  expect(user.parse((await getUser(accessToken))['getUser']).customerType).toBe('PERSON');
  expect(invalid.status).toBeGreaterThanOrEqual(400);
});

test('the SDK stores a profile as it was sent: any digits as personal id, 14 address fields, empty texts', async () => {
  const { token } = await registered();
  const sent = {
    personalId: '1234567891',
    gender: 'WOMAN',
    customerType: 'ORGANIZATION',
    newsletter: false,
    metaData: '{"a":1}',
    address: {
      ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, `${field} 1`])),
      zip: '12345',
      state: '',
      country: 'Sweden',
    },
  };

  const { updateUser } = await runSdkOperation(
    api,
    `mutation updateUser($user: UserInputType!, ${IDS}) { updateUser(user: $user, ${PASSED}) ${USER} }`,
    { user: sent },
    token,
  );

  const { newsletter: _newsletter, ...compared } = sent;
  const stored = { ...compared, address: { __typename: 'AddressType', ...sent.address } };
  expect(user.parse(updateUser)).toMatchObject(stored);
  expect(user.parse(updateUser).address).toEqual(stored.address);
  expect(user.parse((await getUser(token))['getUser'])).toMatchObject(stored);
});

test('simultaneous updates of one user each answer with what they sent', async () => {
  const { token } = await registered();
  const update = async (personalId: string) => {
    const data = await runSdkOperation(
      api,
      `mutation updateUser($user: UserInputType!, ${IDS}) { updateUser(user: $user, ${PASSED}) { email personalId gender } }`,
      { user: { personalId, gender: 'MAN' } },
      token,
    );
    return z.object({ personalId: z.string(), gender: z.string() }).parse(data['updateUser']);
  };

  const updates = await Promise.all(['1111111111', '2222222222', '3333333333'].map(update));

  expect(updates.map(({ gender }) => gender)).toEqual(['MAN', 'MAN', 'MAN']);
  expect(updates.every(({ personalId }) => /^([123])\1{9}$/.test(personalId))).toBe(true);
});
