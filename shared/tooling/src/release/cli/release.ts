/** `npm run release`: publishes and takes back releases of remotes, in the shop of this machine or in another one. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registryRelease } from '@hemvaror/platform/build/registryFile';
import { candidateLink } from '@hemvaror/platform/contract/candidateLink';
import { createKey } from '@hemvaror/platform/contract/releaseKeys';
import { signRelease } from '@hemvaror/platform/contract/signedRelease';
import { RegistryClient, RegistryUnreachableError } from '@hemvaror/platform/registry/registryClient';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { CONTRACT_VERSION, type RemoteName } from '@hemvaror/runtime/contract/contract';
import { outputFolder, releaseIdOf } from '../../build/releaseId.ts';
import { ROOT } from '../../project/root.ts';
import { readSettings } from '../../project/settings.ts';
import { buildMissing } from '../build.ts';
import { keyFileOf } from '../siteKeys.ts';
import { runRelease, type ReleaseTools } from './commands.ts';
import { commitsBetween, currentUser, lastCommit } from '../git.ts';
import { originRelease } from '../originRelease.ts';
import { releaseOptions, USAGE, UsageError } from './options.ts';
import { readManifest } from '@hemvaror/platform/build/originManifest';
import { diffLines } from './releaseDiff.ts';
import { verdictOf } from './shellVerdict.ts';
import { assertReadable, uploadRelease } from './uploadRelease.ts';

const POLL_MS = 500;
const DAY_MS = 86_400_000;

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// The reader of a pipe has ended, as in `npm run release -- history | head`.
process.stdout.on('error', () => process.exit(1));

try {
  const options = releaseOptions(process.argv.slice(2));
  if (!(await run(options))) process.exitCode = 1;
} catch (error) {
  const isExpected = [UsageError, RegistryError, RegistryUnreachableError].some((Kind) => error instanceof Kind);
  if (!isExpected || !(error instanceof Error)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}

async function run(options: ReturnType<typeof releaseOptions>): Promise<boolean> {
  const { command, remote, newKey } = options;
  if (newKey) return writeKey(newKey);
  const settings = readSettings(process.env);
  const signer = command === 'restored' ? 'operator' : remote;
  const privateKey = signer === undefined ? undefined : await privateKeyOf(signer);
  const client = new RegistryClient({ url: options.registry ?? settings.registryUrl, privateKey });
  if (command === 'link' && remote) return printLink(remote);
  if (command === 'diff' && remote) return printDiff(remote);
  return runRelease(options, { registry: client, build, verdict, commit: lastCommit, user, print });

  /** `--key`, RELEASE_KEY, or the key of `npm start`. */
  async function privateKeyOf(name: string): Promise<string | undefined> {
    if (options.keyFile === undefined && settings.releaseKey !== undefined) return settings.releaseKey;
    const file = options.keyFile ?? keyFileOf(settings.dataDir, name);
    if (options.keyFile === undefined && !existsSync(file)) return undefined;
    return readFile(file, 'utf8').catch(() => {
      throw new UsageError(`${file} cannot be read. --key names a file that "npm run release -- key" has written.`);
    });
  }

  async function build(name: RemoteName, by: string, mayUpload: boolean) {
    const { release, address = '' } = options;
    const isBuiltHere = release === undefined || command !== 'publish';
    const { entry, contract } = isBuiltHere
      ? await builtHere(name, mayUpload)
      : await originRelease(name, release, address);
    if (privateKey === undefined) return entry;
    const commit = isBuiltHere ? lastCommit()?.hash : options.commit;
    const at = new Date().toISOString();
    return signRelease(name, entry, { contract, by, at, ...(commit && { commit }) }, privateKey);
  }

  async function builtHere(name: RemoteName, mayUpload: boolean) {
    const source = path.join(ROOT, name);
    if (!existsSync(path.join(source, 'src')))
      throw new UsageError(`${name} has no sources here. Name a release that its origin has, with --address <url>.`);
    await buildMissing([name]);
    const folder = outputFolder(source, releaseIdOf(name, source));
    const release = path.basename(folder);
    const { upload, address } = options;
    const origin = address ?? `http://localhost:${settings.remotePorts[name]}`;
    if (upload !== undefined && mayUpload) await uploadRelease(folder, upload);
    const entry = await registryRelease(folder, new URL(`${release}/`, `${origin.replace(/\/$/, '')}/`).href);
    if (mayUpload) await assertReadable(entry);
    return { entry, contract: CONTRACT_VERSION };
  }

  async function verdict(...[name, release, seconds]: Parameters<ReleaseTools['verdict']>) {
    for (const endsAt = Date.now() + seconds * 1_000; ; await wait(POLL_MS)) {
      const shells = await client.shells();
      const found = verdictOf(shells, name, release);
      if (shells.length === 0 && Date.now() >= endsAt) return undefined;
      if ((shells.length > 0 && found.isFinal) || Date.now() >= endsAt) return found;
    }
  }

  async function printLink(name: RemoteName): Promise<boolean> {
    const candidate = (await client.document()).candidates?.[name];
    if (!candidate) throw new RegistryError(`${name} has no candidate. Publish one first.`);
    if (privateKey === undefined) throw new UsageError(`A link needs the key of ${name}: --key <file> or RELEASE_KEY.`);
    const until = new Date(Date.now() + options.days * DAY_MS).toISOString();
    const invitation = { remote: name, release: candidate.release.release, person: options.person ?? '', until };
    print(settings.shellUrl + candidateLink(invitation, privateKey));
    return true;
  }

  async function printDiff(name: RemoteName): Promise<boolean> {
    const { remotes, candidates } = await client.document();
    const live = remotes[name];
    if (!live) throw new RegistryError(`${name} has no live release to compare with.`);
    const candidate = candidates?.[name]?.release;
    const next = candidate ?? (await build(name, user(), false));
    const before = { title: 'live', entry: live, manifest: await readManifest(live) };
    const after = {
      title: candidate ? 'candidate' : 'current sources',
      entry: next,
      manifest: await readManifest(next),
    };
    const commits = commitsBetween(live.signature?.commit, candidate?.signature?.commit ?? 'HEAD', name);
    for (const line of diffLines(before, after, commits)) print(line);
    return true;
  }
}

async function writeKey({ name, file }: { name: string; file: string }): Promise<boolean> {
  const { privateKey, publicKey } = createKey();
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    throw new UsageError(`${file} exists already, or its folder cannot be written.`);
  }
  print(`${file} has the private key. Add the public one to RELEASE_KEYS of the registry and of each shell:`);
  print(`${name}=${publicKey}`);
  return true;
}

function user(): string {
  return currentUser(process.env);
}

function print(line: string): void {
  console.log(line);
}
