import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import type { MessageBundles, Messages } from '@hemvaror/runtime/i18n/createI18n';
import { asMessages } from '../../app/core/exposes.ts';
import en from '../../app/messages/en.json';
import sv from '../../app/messages/sv.json';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';

/** The shell's own messages. The server bundles both languages. */
export const SHELL_MESSAGES: Record<LocaleCode, MessageBundles[string]> = { sv, en };

/** Ids of the message exposes that a set of exposes needs in one language, if the live release has them. */
export function messageIds(exposes: readonly ExposeId[], locale: LocaleCode, releases: ReleaseSnapshot): ExposeId[] {
  const ids = exposes.map((id): ExposeId => `${splitExposeId(id).remote}/messages.${locale}`);
  return [...new Set(ids)].filter((id) => releases.has(id));
}

/**
 * Several exposes contain the messages of a shared package, in different versions: the first wins, the others add missing
 * keys, as in the browser (`addMessages`).
 *
 * @returns bundles by namespace, including the shell's
 */
export async function messageBundles(
  ids: readonly ExposeId[],
  locale: LocaleCode,
  releases: ReleaseSnapshot,
): Promise<MessageBundles> {
  const loaded = await Promise.all(ids.map(async (id) => asMessages(id, await releases.load(id))));
  return [{ shell: SHELL_MESSAGES[locale] }, ...loaded].reduce<MessageBundles>(
    (bundles, more) => withMissing(bundles, more, withMissingMessages),
    {},
  );
}

function withMissingMessages(messages: Messages, more: Messages): Messages {
  return withMissing(messages, more, (mine, theirs) =>
    typeof mine === 'object' && typeof theirs === 'object' ? withMissingMessages(mine, theirs) : mine,
  );
}

/** @param merge of a key that both have */
function withMissing<Value>(
  mine: Readonly<Record<string, Value>>,
  more: Readonly<Record<string, Value>>,
  merge: (mine: Value, more: Value) => Value,
): Record<string, Value> {
  const merged: Record<string, Value> = { ...mine };
  for (const [key, value] of Object.entries(more)) {
    const own = merged[key];
    merged[key] = own === undefined ? value : merge(own, value);
  }
  return merged;
}
