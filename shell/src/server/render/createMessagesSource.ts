import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { createI18n, type MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { messageBundles } from './messages.ts';

export interface MessagesRequest {
  /** Message exposes of remotes. */
  ids: readonly ExposeId[];
  locale: LocaleCode;
  releases: ReleaseSnapshot;
  /** Whether a developer's override replaces releases, whose files may change. */
  hasOverride: boolean;
}

export interface LoadedMessages {
  /** By namespace, including the shell's. */
  bundles: MessageBundles;
  i18n: I18n;
}

/** Visitors have the live release, or one of two candidates beside it. */
const MAX_RELEASES = 3;

interface CachedMessages {
  /** Ids of the releases that they come from. */
  releases: string;
  loaded: LoadedMessages;
}

/** Loads the messages of a set of remotes. */
export type LoadMessages = (request: MessagesRequest) => Promise<LoadedMessages>;

/**
 * Creates the function that loads messages. Pages with the same messages share an i18next instance: it is in one language and
 * keeps no value of a visitor (ADR 0063).
 */
export function createMessagesSource(): LoadMessages {
  // An entry for each language and set of remotes that share a page: the messages of their last releases, newest first.
  const cached = new Map<string, readonly CachedMessages[]>();

  return async function loadMessages({ ids, locale, releases, hasOverride }) {
    const key = [locale, ...ids].join(' ');
    const releaseIds = ids.map((id) => releases.releaseOf(id)).join(' ');
    const known = hasOverride ? undefined : cached.get(key)?.find((each) => each.releases === releaseIds);
    if (known) return known.loaded;
    const bundles = await messageBundles(ids, locale, releases);
    const loaded = { bundles, i18n: createI18n(locale, bundles) };
    if (!hasOverride)
      cached.set(key, [{ releases: releaseIds, loaded }, ...(cached.get(key) ?? [])].slice(0, MAX_RELEASES));
    return loaded;
  };
}
