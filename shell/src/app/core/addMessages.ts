import type { MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';

/**
 * Adds the messages of a remote to those of the page. Two remotes may contain different versions of a shared package's messages:
 * the first wins, and the others add missing keys. The server merges them in the same way (`messageBundles`).
 */
export function addMessages(i18n: Pick<I18n, 'language' | 'addResourceBundle'>, bundles: MessageBundles): void {
  for (const [namespace, messages] of Object.entries(bundles)) {
    i18n.addResourceBundle(i18n.language, namespace, messages, true, false);
  }
}
