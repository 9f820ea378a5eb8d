import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import en from './en.json';
import sv from './sv.json';

/** Messages of the deferred components of a product page: loaded with them, as its first view does not need them. */
const MESSAGES: Readonly<Record<LocaleCode, typeof sv>> = { sv, en };
const NAMESPACE = 'product';
const NAMESPACES = [NAMESPACE, 'catalog'];

/** `useTranslation` for deferred components of a product page. Finds the messages of `catalog` as well. */
export function useProductTranslation() {
  const { locale } = useShop();
  const { i18n } = useTranslation(NAMESPACES);
  if (!i18n.hasResourceBundle(locale, NAMESPACE)) i18n.addResourceBundle(locale, NAMESPACE, MESSAGES[locale]);
  return useTranslation(NAMESPACES);
}
