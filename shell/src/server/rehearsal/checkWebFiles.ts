import type { RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { releaseManifestSchema } from '@hemvaror/runtime/contract/registry';
import type { Environment } from '../settings/settings.ts';
import { limitedBytes } from '../http/limitedText.ts';
import { integrityMatches } from '../releases/integrity.ts';

const FETCH_TIMEOUT_MS = 5_000;
const MAX_FILE_BYTES = 20_000_000;
/** Requests at a time. */
const CONNECTIONS = 8;
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
};

type Sites = Pick<Environment, 'sites'>;

/**
 * Fetches every file of a release as browsers do, at its address for the server and, if it is absolute, at the one for
 * browsers: a file that is missing, different or of another type would be found by the first shopper.
 *
 * @throws Error that names the file and what is wrong
 */
export async function checkWebFiles({ url, publicUrl }: RegistryRelease, { sites }: Sites): Promise<void> {
  const origins = Object.values(sites).map(({ origin }) => origin);
  const manifest = releaseManifestSchema.parse(await (await fetchFile(new URL('release.json', url))).json());
  const files = Object.entries(manifest.integrity).filter(([file]) => file.startsWith('web/'));
  const isOtherOrigin = publicUrl !== undefined && URL.canParse(publicUrl) && publicUrl !== url;
  const isOnShop = publicUrl !== undefined && !URL.canParse(publicUrl);
  const bases = [{ base: url, needsCors: !isOtherOrigin && !isOnShop }];
  if (isOtherOrigin) bases.push({ base: publicUrl, needsCors: true });

  const checks = bases.flatMap(({ base, needsCors }) =>
    files.map(([file, integrity]) => async () => {
      const address = new URL(file, base);
      const response = await fetchFile(address);
      const problem =
        typeProblem(address, response) ??
        (needsCors ? corsProblem(address, response, origins) : undefined) ??
        (integrityMatches(await limitedBytes(response, MAX_FILE_BYTES), integrity)
          ? undefined
          : 'its content does not match its release');
      if (problem) throw new Error(`${address.href}: ${problem}`);
    }),
  );
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let check = checks.shift(); check; check = checks.shift()) await check();
    }),
  );
}

async function fetchFile(address: URL): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address.href}: HTTP ${response.status}`);
  return response;
}

function typeProblem({ pathname }: URL, { headers }: Response): string | undefined {
  const expected = TYPES[/\.\w+$/.exec(pathname)?.[0] ?? ''];
  const type = headers.get('content-type') ?? '';
  return expected && !expected.test(type) ? `its content type is ${type || 'missing'}` : undefined;
}

/** Browsers load the code of remotes in CORS mode. */
function corsProblem({ origin }: URL, { headers }: Response, origins: readonly string[]): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  const readers = origins.filter((reader) => reader !== origin);
  return allowed === '*' || readers.every((reader) => reader === allowed)
    ? undefined
    : 'the shop may not read it (Access-Control-Allow-Origin)';
}
