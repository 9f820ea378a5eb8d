import { once } from 'node:events';
import http from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { readEnvironment } from './env.ts';
import { forwardApi } from './forward.ts';

let api: http.Server;
let shell: FastifyInstance;
let asked: http.IncomingMessage[];

beforeAll(async () => {
  api = http.createServer((request, response) => {
    asked.push(request);
    response.setHeader('vary', 'Accept').setHeader('etag', '"one"').end('picture');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = originOf(api);
  shell = Fastify();
  await forwardApi(
    shell,
    readEnvironment({
      SHELL_RELEASE_DIR: '/x',
      GRAPHQL_URL: `${origin}/graphql`,
      AUTH_URL: `${origin}/auth`,
      SIGN_URL: `${origin}/auth/sign`,
      IMAGE_URL: `${origin}/images`,
    }),
  );
  await shell.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await shell.close();
  api.close();
});

function originOf(server: http.Server): string {
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

/** The path goes out as it is: `fetch` would resolve its dots. */
async function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(originOf(shell.server));
  const [response]: http.IncomingMessage[] = await once(http.get({ hostname, port, path, headers }), 'response');
  if (!response) throw new Error('The shell did not answer.');
  response.resume();
  return response;
}

test('a picture is asked for in the formats that the browser takes, and what it varies by goes back', async () => {
  const accept = 'image/avif,image/webp,*/*;q=0.8';

  const response = await get('/images/product/100f125/hook.webp', { accept, 'if-none-match': '"two"' });

  expect(asked[0]).toMatchObject({
    url: '/images/product/100f125/hook.webp',
    headers: { accept, 'if-none-match': '"two"' },
  });
  expect(response.headers).toMatchObject({ vary: 'Accept', etag: '"one"' });
});

test.each([
  '/-/metrics',
  '/-/ready',
  '//-/metrics',
  '/images/../-/metrics',
  '/images/%2e%2e/-/metrics',
  '/images/..%2f-/metrics',
  '/images/..%2F..%2F-%2Fmetrics',
  '/images/.%2e/-/metrics',
  '/images/..\\-/metrics',
  '/images/..%5c-/metrics',
  '/images/../../-/metrics',
  '/graphql/../-/metrics',
  '/graphql/%2e%2e/-/metrics',
  '/auth/../-/metrics',
  '/auth/sign/../../-/metrics',
  '/images//api.example/-/metrics',
  '/images?/../-/metrics',
])('%s does not lead to what the API tells its operator', async (path) => {
  await get(path);

  expect(asked.map(({ url }) => new URL(url ?? '', 'http://api').pathname)).not.toContain('/-/metrics');
  expect(asked.every(({ url }) => /^\/(images|graphql|auth)\b/.test(url ?? ''))).toBe(true);
});

test.each(['/images/product/raw/x.webp?a=%E0%A4', '/graphql?%'])('%s is not the shell’s fault', async (path) => {
  expect((await get(path)).statusCode).toBeLessThan(500);
});
