import { LRUCache } from 'lru-cache';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { ReleaseSnapshot } from '../releases/releaseSnapshot.ts';
import { messageBundles } from './messages.ts';

/** Each has the messages of two or three remotes in one language. */
const MAX_INSTANCES = 50;

export interface MessagesOfPage {
  /** Message exposes of the page's remotes. */
  ids: readonly ExposeId[];
  locale: LocaleCode;
  releases: ReleaseSnapshot;
  /** Whether a developer's override replaces releases, whose files may change. */
  hasOverride: boolean;
}

/**
 * Creates the function that returns the i18next instance of a page. Pages with the same messages share one: it is in one language
 * and keeps no value of a visitor (ADR 0063).
 */
export function createI18nSource(): (page: MessagesOfPage) => Promise<I18n> {
  const instances = new LRUCache<string, I18n>({ max: MAX_INSTANCES });

  return async function i18nOf({ ids, locale, releases, hasOverride }) {
    const key = [locale, ...ids.map((id) => `${id}@${releases.releaseOf(id)}`)].join(' ');
    const kept = hasOverride ? undefined : instances.get(key);
    if (kept) return kept;
    const i18n = createI18n(locale, await messageBundles(ids, locale, releases));
    if (!hasOverride) instances.set(key, i18n);
    return i18n;
  };
}
