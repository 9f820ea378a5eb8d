import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { operatorOf } from '../../test/operator.ts';
import { startApi, type Api } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('changes of the catalog are announced to processes that follow them', async () => {
  const closing = new AbortController();
  const response = await api.get('/-/changes', { signal: closing.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  if (!response.body) throw new Error('The response has no body.');
  const lines = createInterface({ input: Readable.from(response.body) })[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: ': connected' });
  expect(await lines.next()).toMatchObject({ value: '' });

  await operatorOf(() => api).run('stock', { sku: 101, 'in-stock': '7' });
  const { value } = await lines.next();
  closing.abort();
  expect(value).toMatch(/^data: \{"productIds":\[\d+\]\}$/);
});
