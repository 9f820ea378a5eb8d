import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readEnvironment } from '../settings/settings.ts';
import { shellFilesFrom } from '../http/shellFiles.ts';
import { serveManifests } from './manifestRoutes.ts';

const DESCRIPTION = 'Beslag och lampor från små verkstäder.';
const manifestSchema = z.object({
  description: z.string().optional(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});
const NAMES = ['icon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-180.png'];
const ENTRY = { js: [], css: [], fonts: [], icons: Object.fromEntries(NAMES.map((name) => [name, name])) };
const { icons: ICONS } = shellFilesFrom(JSON.stringify(ENTRY), '/assets/1/');

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function startShell({
  isApiUp = true,
  description = (): string => DESCRIPTION,
  changedAt = (): number => 0,
} = {}): Promise<string> {
  const api = fastify();
  api.post('/graphql', async (_request, reply) =>
    isApiUp ? { data: { listPageInfo: { meta: { description: description() } } } } : reply.code(500).send({}),
  );
  const GRAPHQL_URL = `${await api.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  const app = fastify();
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', SHOP_NAME: 'Vide', GRAPHQL_URL });
  serveManifests(app, { env, icons: ICONS, changedAt });
  apps.push(api, app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('the manifest has the name of the shop, its description and the start of its language', async () => {
  const url = await startShell();

  const response = await fetch(`${url}/manifests/sv.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await response.json()).toMatchObject({
    name: 'Vide',
    short_name: 'Vide',
    description: DESCRIPTION,
    lang: 'sv-SE',
    start_url: '/',
    scope: '/',
    theme_color: '#24453a',
  });
  const english: unknown = await (await fetch(`${url}/manifests/en.webmanifest`)).json();
  expect(english).toMatchObject({ lang: 'en-US', start_url: '/en' });
});

test('every icon of the manifest is a file of its size, one for masks', async () => {
  const url = await startShell();
  const { icons } = manifestSchema.parse(await (await fetch(`${url}/manifests/sv.webmanifest`)).json());

  expect(icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/assets/1/icon.svg any',
    '/assets/1/icon-192.png any',
    '/assets/1/icon-512.png any',
    '/assets/1/maskable-512.png maskable',
  ]);
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png'))
    expect([src, type, await pngSize(path.basename(src))]).toEqual([src, 'image/png', sizes]);
  expect(await pngSize('apple-touch-180.png')).toBe('180x180');
});

async function pngSize(name: string): Promise<string> {
  const png = await readFile(path.join(__dirname, 'icons', name));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('without the API the manifest has no description', async () => {
  const url = await startShell({ isApiUp: false });

  const response = await fetch(`${url}/manifests/sv.webmanifest`);
  expect(response.status).toBe(200);
  expect(manifestSchema.parse(await response.json()).description).toBeUndefined();
});

test('a browser that has the manifest gets 304', async () => {
  const url = `${await startShell()}/manifests/sv.webmanifest`;

  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
});

test('the description follows a change of everything in the API', async () => {
  let description = 'Beslag.';
  let changedAt = 0;
  const url = await startShell({ description: () => description, changedAt: () => changedAt });
  const fetched = async () =>
    manifestSchema.parse(await (await fetch(`${url}/manifests/sv.webmanifest`)).json()).description;
  expect(await fetched()).toBe('Beslag.');

  description = 'Beslag och lampor.';
  expect(await fetched()).toBe('Beslag.');
  changedAt = Date.now() + 1;

  expect(await fetched()).toBe('Beslag och lampor.');
});
