import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RemoteFiles } from './remoteCode.ts';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function aRelease() {
  const requested: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url.endsWith('moved.js')) response.writeHead(302, { location: '/1/node/x.js' });
    response.end('code');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  mkdirSync(path.join(folder, 'node'));
  const store = (text: string) => writeFileSync(path.join(folder, 'node/x.js'), text);
  return { origin, base: `${origin}/1/`, url: new URL('/1/node/x.js', origin), folder, store, requested };
}

test('a stored file that matches its release is read from the folder', async () => {
  const { origin, base, url, folder, store, requested } = await aRelease();
  store('code');
  const files = new RemoteFiles([origin]);
  files.expect(url.href, hash('code'));
  files.readFrom(base, folder);

  expect(await files.code(url)).toBe('code');
  expect(requested).toEqual([]);
});

test('a damaged or missing file is fetched', async () => {
  const { origin, base, url, folder, store, requested } = await aRelease();
  const files = new RemoteFiles([origin]);
  files.expect(url.href, hash('code'));
  files.readFrom(base, folder);

  expect(await files.code(url)).toBe('code');
  store('codf');
  expect(await files.code(url)).toBe('code');
  expect(requested).toHaveLength(2);
});

test('a file that does not match its release, that no release names, is redirected or of another origin is refused', async () => {
  const { origin, url } = await aRelease();
  const files = new RemoteFiles([origin]);

  await expect(files.code(url)).rejects.toThrow('names no such file');
  files.expect(url.href, hash('other'));
  await expect(files.code(url)).rejects.toThrow('does not match its release');
  await expect(files.text(new URL('/1/node/moved.js', origin))).rejects.toThrow();
  await expect(files.text(new URL('http://127.0.0.2/x.js'))).rejects.toThrow('origin not allowed');
  files.forget([url.href]);
  await expect(files.code(url)).rejects.toThrow('names no such file');
});
