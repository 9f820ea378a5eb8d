import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@hemvaror/platform/contract/integrity';
import { assertReadable, uploadRelease } from './uploadRelease.ts';

let work: string;
let built: string;
let origin: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'upload-'));
  built = path.join(work, 'dist', '1.0.0-a');
  origin = path.join(work, 'origin');
  await mkdir(path.join(built, 'web'), { recursive: true });
  await writeFile(path.join(built, 'web', 'remoteEntry.js'), 'code');
  await writeFile(path.join(built, 'release.json'), '{"release":"1.0.0-a"}');
});
afterEach(async () => rm(work, { recursive: true, force: true }));

test('a release is uploaded once, with release.json when all other files are there', async () => {
  await uploadRelease(built, origin);
  await uploadRelease(built, origin);

  expect((await readdir(path.join(origin, '1.0.0-a'))).toSorted()).toEqual(['release.json', 'web']);
  expect(await readFile(path.join(origin, '1.0.0-a', 'web', 'remoteEntry.js'), 'utf8')).toBe('code');
});

test('an upload that was interrupted before release.json is completed', async () => {
  await mkdir(path.join(origin, '1.0.0-a', 'web'), { recursive: true });
  await writeFile(path.join(origin, '1.0.0-a', 'web', 'remoteEntry.js'), 'co');

  await uploadRelease(built, origin);

  expect(await readFile(path.join(origin, '1.0.0-a', 'web', 'remoteEntry.js'), 'utf8')).toBe('code');
});

test('an id that the origin has with other files is refused, and its files stay', async () => {
  await uploadRelease(built, origin);
  await writeFile(path.join(built, 'release.json'), '{"release":"other"}');

  await expect(uploadRelease(built, origin)).rejects.toThrow('An id is never used twice');
  expect(await readFile(path.join(origin, '1.0.0-a', 'release.json'), 'utf8')).toBe('{"release":"1.0.0-a"}');
});

test('a release is read back from its origin', async () => {
  const server = http.createServer((request, response) => {
    if (request.url === '/1.0.0-a/release.json') response.end('{"release":"1.0.0-a"}');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port?: number } = Object(server.address());
  const release = { release: '1.0.0-a', url: `http://127.0.0.1:${port}/1.0.0-a/` };
  const integrity = integrityOf('{"release":"1.0.0-a"}');

  await expect(assertReadable({ ...release, integrity })).resolves.toBeUndefined();
  await expect(assertReadable({ ...release, integrity: 'sha384-other' })).rejects.toThrow('has another release');
  await expect(assertReadable({ ...release, url: `http://127.0.0.1:${port}/b/`, integrity })).rejects.toThrow(
    'responds with 404',
  );
  server.close();
  server.closeAllConnections();
  await expect(assertReadable({ ...release, integrity })).rejects.toThrow('does not respond');
});
