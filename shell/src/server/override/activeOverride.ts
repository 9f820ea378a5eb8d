import { OVERRIDE_COOKIE } from '@hemvaror/domain/site/cookieNames';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import type { Environment } from '../settings/settings.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import type { LiveRelease } from '@hemvaror/platform/host/liveRelease';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { RemoteFiles } from '@hemvaror/platform/host/remoteCode';
import { shellFilesFrom, type ShellFiles } from '../http/shellFiles.ts';
import { addressRule } from './addressRule.ts';
import { OverriddenReleases } from '@hemvaror/platform/dev/overriddenReleases';
import { readOverrides, type Overrides } from './overrideText.ts';

/** A remote that a visitor loads from a developer's address. */
export interface OverriddenRemote {
  remote: RemoteName;
  address: string;
  /** Why the live release is used instead; null if the override works. */
  failure: string | null;
}

/** The differences in documents of a visitor with an override. */
export interface ActiveOverride {
  remotes: readonly OverriddenRemote[];
  /** Replace the live releases. */
  releases: ReadonlyMap<string, LiveRelease>;
  /** A development build of this shell, if the developer's machine has one: it supports hot updates. */
  shell: ShellFiles | undefined;
  /** Origins from which the browser may load files and build events. */
  origins: readonly string[];
}

interface OverrideDeps {
  releases: Releases;
  files: RemoteFiles;
  /** Id of the shell's own release. */
  release: string;
}

/** Creates the function that reads the allowed overrides of a request. */
export function overrideReader(env: Environment): (headers: PageRequest['headers']) => Overrides {
  const isAllowed = addressRule(env.DEV_OVERRIDE_ORIGINS);
  return ({ host, cookie }) => {
    const text = isAllowedHost(host, env) ? cookieValue(cookie, OVERRIDE_COOKIE) : undefined;
    return readOverrides(text ?? '', isAllowed).overrides;
  };
}

/** Creates the function that loads the overrides of a request; undefined if it has none. */
export function createOverride({ releases, files, release }: OverrideDeps) {
  const overridden = new OverriddenReleases(releases, files);

  return async function activeOverride(
    overrides: Overrides,
    log: PageRequest['log'],
  ): Promise<ActiveOverride | undefined> {
    if (overrides.size === 0) return undefined;

    const loaded = new Map<string, LiveRelease>();
    const remotes = await Promise.all(
      [...overrides].map(async ([remote, address]): Promise<OverriddenRemote> => {
        try {
          loaded.set(remote, await overridden.release(remote, address));
          return { remote, address, failure: null };
        } catch (error) {
          log.warn({ remote, address, err: error }, 'override refused');
          return { remote, address, failure: reasonOf(error) };
        }
      }),
    );
    const origins = [...new Set(remotes.map(({ address }) => new URL(address).origin))];
    const [working] = remotes.filter(({ failure }) => failure === null);
    return { remotes, releases: loaded, origins, shell: working && (await developmentShell(working.address)) };
  };

  async function developmentShell(address: string): Promise<ShellFiles | undefined> {
    const folder = new URL(`/shell-${release}/`, address).href;
    files.allow(folder);
    const entry = await files.text(new URL('web/entry.json', folder)).catch(() => undefined);
    // Missing, or built from other sources than this shell: an edit then reloads the page.
    return entry === undefined ? undefined : shellFilesFrom(entry, `${folder}web/`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
