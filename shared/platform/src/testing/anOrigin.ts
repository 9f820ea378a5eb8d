import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '../contract/integrity.ts';
import { webIntegrityOf } from '../build/chunkIntegrityPlugin.ts';
import type { RegistryRelease } from '../contract/registry.ts';

/* Test data: the origin of a remote's releases. */

const servers: http.Server[] = [];

/** Closes all origins, after the tests of a file. */
export async function closeOrigins(): Promise<void> {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }),
  );
}

interface ReleaseFiles {
  /** Name below `web/` → content. */
  files: Readonly<Record<string, string>>;
  /** Names for which the origin has another content than `release.json` says. */
  damaged?: readonly string[];
}

/** An origin of mf-search, with the paths of all requests. */
export async function anOrigin(releases: Readonly<Record<string, ReleaseFiles>>) {
  const requests: string[] = [];
  const contents = new Map<string, string>();
  const manifests = new Map<string, string>();
  for (const [release, { files, damaged = [] }] of Object.entries(releases)) {
    const integrity = Object.fromEntries(
      Object.entries(files).map(([file, content]) => [`web/${file}`, webIntegrityOf(content)]),
    );
    const manifest = JSON.stringify({
      schema: 2,
      name: 'mf-search',
      release,
      contract: 1,
      container: `mf_search__${release}`,
      exposes: {},
      integrity: { ...integrity, 'node/remoteEntry.js': integrityOf('node') },
    });
    manifests.set(release, manifest);
    contents.set(`/${release}/release.json`, manifest);
    contents.set(`/${release}/node/remoteEntry.js`, 'node');
    for (const [file, content] of Object.entries(files))
      contents.set(`/${release}/web/${file}`, damaged.includes(file) ? `${content} damaged` : content);
  }
  /** Holds responses back, so that requests overlap. */
  let isHeld: Promise<void> = Promise.resolve();
  const server = http.createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    const content = contents.get(url);
    void isHeld.then(() => response.writeHead(content === undefined ? 404 : 200).end(content));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    requests,
    /** Replaces a file at the origin. */
    put: (path: string, content: string) => contents.set(path, content),
    /** Lets responses wait. @returns the function that ends the wait */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      isHeld = promise;
      return resolve;
    },
    /** As a registry names it. */
    entryOf: (release: string): RegistryRelease => ({
      release,
      url: `${origin}/${release}/`,
      integrity: integrityOf(manifests.get(release) ?? ''),
    }),
  };
}
