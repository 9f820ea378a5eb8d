import type { FastifyRequest } from 'fastify';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import type { Environment } from '../settings/settings.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import type { LiveRelease, Releases } from '../releases/releases.ts';
import type { RemoteFiles } from '../releases/remoteCode.ts';
import { shellFilesFrom, type ShellFiles } from '../http/shellFiles.ts';
import { addressRule } from './addressRule.ts';
import { OverriddenReleases } from './overriddenReleases.ts';
import { OVERRIDE_COOKIE } from './overrideCookie.ts';
import { readOverrides, type Overrides } from './overrideText.ts';

/** One remote that a visitor has taken from elsewhere. */
export interface OverriddenRemote {
  remote: RemoteName;
  address: string;
  /** Why the live release is shown after all; null when the override is. */
  failure: string | null;
}

/** What the documents of a visitor with an override differ in. */
export interface ActiveOverride {
  remotes: readonly OverriddenRemote[];
  /** In place of the live ones. */
  releases: ReadonlyMap<string, LiveRelease>;
  /** A development build of this shell, where the developer's machine has one: it can refresh components in place. */
  shell: ShellFiles | undefined;
  /** Where the browser may load files from and listen for builds. */
  origins: readonly string[];
}

interface OverrideDeps {
  env: Environment;
  releases: Releases;
  files: RemoteFiles;
  /** Id of the shell's own release. */
  release: string;
}

/** Reads which overrides a visitor has chosen, as far as this shell allows them. */
export function overrideReader(env: Environment): (request: FastifyRequest) => Overrides {
  const isAllowed = addressRule(env.DEV_OVERRIDE_ORIGINS);
  return ({ headers }) => {
    const text = isAllowedHost(headers.host, env) ? cookieValue(headers.cookie, OVERRIDE_COOKIE) : undefined;
    return readOverrides(text ?? '', isAllowed).overrides;
  };
}

/** @returns what finds the override of a request; undefined for everybody who has none */
export function createOverride({ env, releases, files, release }: OverrideDeps) {
  const chosen = overrideReader(env);
  const overridden = new OverriddenReleases(releases, files);

  return async function activeOverride(request: FastifyRequest): Promise<ActiveOverride | undefined> {
    const overrides = chosen(request);
    if (overrides.size === 0) return undefined;

    const taken = new Map<string, LiveRelease>();
    const remotes = await Promise.all(
      [...overrides].map(async ([remote, address]): Promise<OverriddenRemote> => {
        try {
          taken.set(remote, await overridden.release(remote, address));
          return { remote, address, failure: null };
        } catch (error) {
          request.log.warn({ remote, address, err: error }, 'override refused');
          return { remote, address, failure: reasonOf(error) };
        }
      }),
    );
    const origins = [...new Set(remotes.map(({ address }) => new URL(address).origin))];
    const [working] = remotes.filter(({ failure }) => failure === null);
    return { remotes, releases: taken, origins, shell: working && (await developmentShell(working.address)) };
  };

  async function developmentShell(address: string): Promise<ShellFiles | undefined> {
    const folder = new URL(`/shell-${release}/`, address).href;
    files.allow(folder);
    const entry = await files.text(new URL('web/entry.json', folder)).catch(() => undefined);
    // Built from other sources than this shell, or not at all: an edit then loads the page anew.
    return entry === undefined ? undefined : shellFilesFrom(entry, `${folder}web/`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
