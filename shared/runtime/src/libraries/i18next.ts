import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { translationOf, type Translation } from './translation.ts';

/** The i18next names that shared packages and remotes may use. The shell provides the one copy. */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
export { I18nextProvider } from 'react-i18next';

/**
 * The messages of a component. Like `useTranslation` of react-i18next, without what a document in one language does not need:
 * listeners for a change of the language, and loading (ADR 0063).
 *
 * @param namespaces in the order in which a key is looked up
 * @throws Error outside `I18nextProvider`
 */
export function useTranslation(namespaces: string | readonly string[]): Translation {
  const context = useContext(I18nContext);
  if (!context) throw new Error('useTranslation needs an I18nextProvider above.');
  return translationOf(context.i18n, namespaces);
}
