import type { RegistryRelease } from '../contract/registry.ts';
import { releaseManifestSchema } from '../contract/registry.ts';
import { fetchReleaseFile } from '../host/fetchReleaseFile.ts';
import { integrityMatches } from '../contract/integrity.ts';

/** Requests at a time. */
const CONNECTIONS = 8;
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
};

/**
 * Fetches every file of a release, those for browsers as browsers do: at the release's address for the server and, if it is
 * absolute, at the one for browsers. A file that is missing, different or of another type would be found by the first shopper.
 *
 * @param siteOrigins of the pages that load them
 * @returns the files by their path below the release's folder
 * @throws TemporaryFailure if the origin does not respond
 * @throws Error that names the file and what is wrong
 */
export async function fetchRelease(
  { url, publicUrl }: RegistryRelease,
  siteOrigins: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { content: document } = await fetchReleaseFile(new URL('release.json', url));
  const manifest = releaseManifestSchema.parse(JSON.parse(document.toString('utf8')));
  const files = Object.entries(manifest.integrity);
  const fetched = new Map<string, Uint8Array>([['release.json', document]]);
  const isOtherOrigin = publicUrl !== undefined && URL.canParse(publicUrl) && publicUrl !== url;
  const isOnShop = publicUrl !== undefined && !URL.canParse(publicUrl);
  const bases = [{ base: url, needsCors: !isOtherOrigin && !isOnShop }];
  if (isOtherOrigin) bases.push({ base: publicUrl, needsCors: true });

  const checks = bases.flatMap(({ base, needsCors }) =>
    files.map(([file, integrity]) => async () => {
      const isWeb = file.startsWith('web/');
      if (!isWeb && base !== url) return;
      const address = new URL(file, base);
      const { headers, content } = await fetchReleaseFile(address);
      const problem =
        (isWeb ? typeProblem(address, headers) : undefined) ??
        (isWeb && needsCors ? corsProblem(address, headers, siteOrigins) : undefined) ??
        (integrityMatches(content, integrity) ? undefined : 'its content does not match its release');
      if (problem) throw new Error(`${address.href}: ${problem}`);
      fetched.set(file, content);
    }),
  );
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

/** Browsers load the code of remotes in CORS mode. */
function corsProblem({ origin }: URL, headers: Headers, origins: readonly string[]): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  const readers = origins.filter((reader) => reader !== origin);
  return allowed === '*' || readers.every((reader) => reader === allowed)
    ? undefined
    : 'the shop may not read it (Access-Control-Allow-Origin)';
}
