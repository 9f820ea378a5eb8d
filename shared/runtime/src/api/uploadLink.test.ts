import { parse } from 'graphql';
import { startTestServer, type ReceivedRequest, type TestServer } from '../testing/startTestServer.ts';
import { createApolloOperations } from './apolloOperations.ts';

const UPLOAD = parse('mutation upload($image: Upload, $album: Album) { upload(image: $image, album: $album) }');

let server: TestServer | undefined;
afterEach(async () => server?.stop());

async function operationsWith() {
  const received: ReceivedRequest[] = [];
  server = await startTestServer((request) => {
    received.push(request);
    return { body: { data: { upload: true } } };
  });
  const operations = createApolloOperations({
    endpoint: `http://${server.host}/graphql`,
    apiKey: 'key',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
  });
  return { operations, received };
}

async function formOf(request: ReceivedRequest | undefined): Promise<FormData> {
  const headers = { 'content-type': request?.headers['content-type'] ?? '' };
  return new Response(Uint8Array.from(request?.body ?? []), { headers }).formData();
}

function json(form: FormData, field: string): unknown {
  const value = form.get(field);
  return typeof value === 'string' ? JSON.parse(value) : null;
}

test('files in variables are sent as multipart with operations, map and files [API-12]', async () => {
  const { operations, received } = await operationsWith();
  const image = new File(['image bytes'], 'krok.webp', { type: 'image/webp' });
  const other = new File(['other bytes'], 'lampa.webp');

  await operations.mutate({ document: UPLOAD, variables: { image, album: { title: 'Hall', images: [other, image] } } });

  const [request] = received;
  const form = await formOf(request);
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.headers['x-apikey']).toBe('key');
  expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
  expect(json(form, 'operations')).toMatchObject({
    operationName: 'upload',
    query: expect.stringContaining('mutation upload'),
    variables: { image: null, album: { title: 'Hall', images: [null, null] }, channelId: '1|se' },
  });
  expect(json(form, 'map')).toEqual({
    0: ['variables.image', 'variables.album.images.1'],
    1: ['variables.album.images.0'],
  });
  const file = form.get('0');
  expect(file).toMatchObject({ name: 'krok.webp', type: 'image/webp' });
  expect(file instanceof Blob && (await file.text())).toBe('image bytes');
});

test('an operation without files is sent as JSON, and its variables unchanged', async () => {
  const { operations, received } = await operationsWith();
  const date = new Date(0);

  await operations.mutate({ document: UPLOAD, variables: { image: null, album: { date, images: [] } } });

  expect(received[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(received[0]?.body)).variables).toMatchObject({
    image: null,
    album: { date: '1970-01-01T00:00:00.000Z', images: [] },
  });
});
