import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as z from 'zod';
import { createCopy } from './createCopy.ts';
import { fetchRecords } from './fetchRecords.ts';

const bodySchema = z.object({
  queries: z.array(
    z.object({
      package: z.object({ ecosystem: z.literal('npm'), name: z.string() }),
      page_token: z.optional(z.string()),
    }),
  ),
});

/** Package → pages of ids. */
const IDS: Record<string, string[][]> = { merger: [['GHSA-a'], ['GHSA-b']], tidy: [['GHSA-b']] };

let server: Server;
let api: string;
let batches: number[];
let recordStatus: number;
let lostResults: number;

beforeEach(async () => {
  batches = [];
  recordStatus = 200;
  lostResults = 0;
  server = createServer((request, response) => {
    respond(request).then(
      ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  api = `http://127.0.0.1:${address.port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.url !== '/v1/querybatch') {
    const id = request.url?.split('/').at(-1);
    const events = [{ introduced: '0' }];
    const affected = ['merger', 'other'].map((name) => ({
      package: { ecosystem: 'npm', name },
      ranges: [{ type: 'SEMVER', events }],
    }));
    return { status: recordStatus, body: { id, modified: '2026-10-02T08:00:00Z', summary: 'Bad', affected } };
  }
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { queries } = bodySchema.parse(JSON.parse(text));
  batches.push(queries.length);
  const results = queries.map(({ package: { name }, page_token: token = '0' }) => {
    const pages = IDS[name] ?? [];
    const ids = pages[Number(token)];
    return {
      ...(ids && { vulns: ids.map((id) => ({ id, modified: '2026-10-02T08:00:00Z' })) }),
      ...(pages.length > Number(token) + 1 && { next_page_token: String(Number(token) + 1) }),
    };
  });
  return { status: 200, body: { results: results.slice(lostResults) } };
}

test('every page of advisories of every package is fetched, and each record once', async () => {
  const names = ['merger', 'tidy', ...Array.from({ length: 600 }, (_value, index) => `package-${index}`)];

  const records = await fetchRecords(names, api);

  expect(records.map(({ id }) => id).toSorted()).toEqual(['GHSA-a', 'GHSA-b']);
  expect(batches).toEqual([500, 102, 1]);
});

test('the copy has the advisories of our packages only, sorted', async () => {
  const records = await fetchRecords(['tidy', 'merger'], api);

  const { packages, advisories } = createCopy(['tidy', 'merger'], records.toReversed(), api, '2026-11-30');

  expect(packages).toEqual(['merger', 'tidy']);
  expect(advisories.map(({ package: name, id }) => `${name} ${id}`)).toEqual(['merger GHSA-a', 'merger GHSA-b']);
});

test('a service that fails, or loses a result, is an error instead of a clean copy', async () => {
  recordStatus = 503;
  await expect(fetchRecords(['merger'], api)).rejects.toThrow('/v1/vulns/GHSA-a responds with 503.');

  lostResults = 1;
  await expect(fetchRecords(['merger', 'tidy'], api)).rejects.toThrow('has 1 results. Expected 2.');

  await expect(fetchRecords(['merger'], 'http://127.0.0.1:1')).rejects.toThrow('does not respond');
});
