import { once } from 'node:events';
import http from 'node:http';
import { parse } from 'graphql';
import { testShop } from '@hemvaror/testing/testShop';
import { readEnvironment } from '../settings/settings.ts';
import { ANONYMOUS, apiClient } from './apiClient.ts';

const api = http.createServer((_request, response) => {
  const configuration = JSON.stringify({ text: '<p onclick="alert(1)">Frakt</p></main><form action="/x"></form>' });
  response.end(JSON.stringify({ data: { widgetArea: { configuration } } }));
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

test('the HTML of another API is sanitized before a page is rendered', async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` });

  const data = await apiClient(env, testShop(), ANONYMOUS, 'request').query({
    document: parse('{ widgetArea { configuration } }'),
  });

  expect(data).toEqual({ widgetArea: { configuration: '{"text":"<p>Frakt</p>"}' } });
});
