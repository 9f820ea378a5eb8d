import { createApolloOperations } from '@hemvaror/runtime/api/apolloOperations';
import * as z from 'zod';
import { fetchChannel } from './fetchChannel.ts';

/** A backend of the published contract, without `themeSettings` in its schema: it rejects the whole document. */
function backendWithoutThemes(status: number) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { operationName } = z.object({ operationName: z.string() }).parse(JSON.parse(z.string().parse(init?.body)));
    return operationName === 'channelTheme'
      ? Response.json(
          { errors: [{ message: 'Cannot query field "themeSettings" on type "ChannelType".' }] },
          { status },
        )
      : Response.json({
          data: { channel: { __typename: 'ChannelType', id: '1|se', defaultMarketId: 'se', markets: [] } },
        });
  });
  return createApolloOperations({
    endpoint: 'http://api.example/graphql',
    apiKey: 'key-1',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    cached: false,
  });
}

afterEach(() => jest.restoreAllMocks());

test.each([200, 400])(
  'the channel is fetched from a backend that rejects theme settings with status %i',
  async (status) => {
    const operations = backendWithoutThemes(status);

    await expect(fetchChannel(operations)).resolves.toMatchObject({ id: '1|se', themeSettings: [] });
  },
);
