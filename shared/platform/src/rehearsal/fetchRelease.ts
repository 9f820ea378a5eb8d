import type { RegistryRelease } from '../contract/registry.ts';
import type { RemoteFiles } from '../host/remoteCode.ts';
import { integrityMatches } from '../contract/integrity.ts';
import { manifestOfAnyContract } from '../contract/releaseManifest.ts';

/** Requests at a time. */
const CONNECTIONS = 8;
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
};

/**
 * Fetches every file of a release from its origin. A file that is missing, different or of another type would be found by the first shopper.
 *
 * @param origins from which this process may load code
 * @returns the files by their path below the release's folder
 * @throws TemporaryFailure if the origin does not respond
 * @throws Error if the origin is not allowed
 * @throws Error that names the file and what is wrong
 */
export async function fetchRelease(
  remote: string,
  entry: RegistryRelease,
  origins: Pick<RemoteFiles, 'fetch'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { content: document } = await origins.fetch(new URL('release.json', entry.url));
  // The copies are served by the hashes in this document, so it must be the one that the registry names.
  const manifest = manifestOfAnyContract(document.toString('utf8'), remote, entry);
  const fetched = new Map<string, Uint8Array>([['release.json', document]]);

  const checks = Object.entries(manifest.integrity).map(([file, integrity]) => async () => {
    const address = new URL(file, entry.url);
    const { headers, content } = await origins.fetch(address);
    const problem =
      (file.startsWith('web/') ? typeProblem(address, headers) : undefined) ??
      (integrityMatches(content, integrity) ? undefined : 'its content does not match its release');
    if (problem) throw new Error(`${address.href}: ${problem}`);
    fetched.set(file, content);
  });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let check = checks.shift(); check; check = checks.shift()) await check();
    }),
  );
  return fetched;
}

function typeProblem({ pathname }: URL, headers: Headers): string | undefined {
  const expected = TYPES[/\.\w+$/.exec(pathname)?.[0] ?? ''];
  const type = headers.get('content-type') ?? '';
  return expected && !expected.test(type) ? `its content type is ${type || 'missing'}` : undefined;
}
