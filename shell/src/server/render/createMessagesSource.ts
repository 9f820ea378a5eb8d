import { LRUCache } from 'lru-cache';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { createI18n, type MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { ReleaseSnapshot } from '../releases/releaseSnapshot.ts';
import { messageBundles } from './messages.ts';

/** Each has the messages of two or three remotes in one language. */
const MAX_ENTRIES = 100;

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

/** Loads the messages of a set of remotes. */
export type LoadMessages = (request: MessagesRequest) => Promise<LoadedMessages>;

/**
 * Creates the function that loads messages. Pages with the same messages share an i18next instance: it is in one language and
 * keeps no value of a visitor (ADR 0063).
 */
export function createMessagesSource(): LoadMessages {
  const entries = new LRUCache<string, LoadedMessages>({ max: MAX_ENTRIES });

  return async function loadMessages({ ids, locale, releases, hasOverride }) {
    const key = [locale, ...ids.map((id) => `${id}@${releases.releaseOf(id)}`)].join(' ');
    const kept = hasOverride ? undefined : entries.get(key);
    if (kept) return kept;
    const bundles = await messageBundles(ids, locale, releases);
    const loaded = { bundles, i18n: createI18n(locale, bundles) };
    if (!hasOverride) entries.set(key, loaded);
    return loaded;
  };
}
