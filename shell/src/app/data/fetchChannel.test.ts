import { createApolloOperations } from '@hemvaror/runtime/api/apolloOperations';
import * as z from 'zod';
import { fetchChannel } from './fetchChannel.ts';

const MARKETS = ['se', 'fi'].map((id) => ({ __typename: 'MarketType', id, alias: id }));
const requestSchema = z.object({ operationName: z.string(), query: z.string() });
/** Texts of the queries. */
const sent: string[] = [];

/** A backend of the published contract, without `themeSettings` in its schema: it rejects the whole document. */
function backendWithoutThemes(status: number) {
  return backendWith(
    Response.json({ errors: [{ message: 'Cannot query field "themeSettings" on type "ChannelType".' }] }, { status }),
  );
}

/** A backend with a Swedish and a Finnish market, which responds to other queries than `channel` with `additions`. */
function backendWith(additions: Response, options: { apiAdditions?: boolean } = {}) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { operationName, query } = requestSchema.parse(JSON.parse(z.string().parse(init?.body)));
    sent.push(query);
    return operationName === 'channel'
      ? Response.json({
          data: { channel: { __typename: 'ChannelType', id: '1|se', defaultMarketId: 'se', markets: MARKETS } },
        })
      : additions;
  });
  return createApolloOperations({
    endpoint: 'http://api.example/graphql',
    apiKey: 'key-1',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    ...options,
  });
}

beforeEach(() => sent.splice(0));
afterEach(() => jest.restoreAllMocks());

test.each([200, 400])(
  'the channel is fetched from a backend that rejects theme settings with status %i',
  async (status) => {
    const operations = backendWithoutThemes(status);

    await expect(fetchChannel(operations)).resolves.toMatchObject({
      id: '1|se',
      themeSettings: [],
      contact: null,
      markets: [
        { id: 'se', deliveryDays: null, paymentMethods: null, carriers: null },
        { id: 'fi', deliveryDays: null, paymentMethods: null, carriers: null },
      ],
    });
  },
);

test('the channel has theme settings, contact details, and its markets have their terms [LOCALE-08]', async () => {
  const themeSettings = [{ __typename: 'ThemeSettingType', name: 'header-theme', value: 'dark' }];
  const markets = [
    {
      __typename: 'MarketType',
      id: 'fi',
      deliveryDays: { __typename: 'DeliveryDaysType', min: 3, max: 5 },
      paymentMethods: ['invoice'],
      carriers: ['PostNord', 'DHL'],
    },
  ];
  const details = {
    email: 'fragor@ekhem.example',
    phone: '08-1',
    hours: 'dygnet runt',
    address: 'Verkstadsgatan 1, 123 45 Åstad',
    organizationNumber: '556000-0000',
  };
  const contact = { __typename: 'ContactType', ...details };
  const additions = { __typename: 'ChannelType', themeSettings, contact, markets };
  const operations = backendWith(Response.json({ data: { channel: additions } }));

  await expect(fetchChannel(operations)).resolves.toMatchObject({
    themeSettings: [{ name: 'header-theme', value: 'dark' }],
    contact: details,
    markets: [
      { id: 'se', deliveryDays: null },
      { id: 'fi', deliveryDays: { min: 3, max: 5 }, paymentMethods: ['invoice'], carriers: ['PostNord', 'DHL'] },
    ],
  });
});

test('delivery days are not requested from an API without the additions', async () => {
  const operations = backendWith(Response.json({ data: { channel: null } }), { apiAdditions: false });

  await fetchChannel(operations);

  expect(sent).toHaveLength(2);
  expect(sent.join('\n')).not.toContain('deliveryDays');
});
