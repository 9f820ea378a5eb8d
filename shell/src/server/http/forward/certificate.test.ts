import { once } from 'node:events';
import https from 'node:https';
import Fastify from 'fastify';
import { selfSignedCertificate } from '../../../testing/selfSignedCertificate.ts';
import { readEnvironment } from '../../settings/settings.ts';
import { forwardApi } from './forwardApi.ts';

let requests = 0;
const shell = Fastify();
const api = https.createServer(selfSignedCertificate('localhost'), (_request, response) => {
  requests += 1;
  response.end();
});

afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await shell.close();
});

test('no request is sent to an API with an untrusted certificate', async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', GRAPHQL_URL: `https://localhost:${port}/graphql` });
  await forwardApi(shell, env);

  const origin = await shell.listen({ host: '127.0.0.1', port: 0 });

  const { status } = await fetch(`${origin}/graphql`, { method: 'POST', headers: { connection: 'close' } });

  expect(status).toBe(503);
  expect(requests).toBe(0);
});
