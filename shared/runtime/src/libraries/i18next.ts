import { useTranslation as useReactTranslation } from 'react-i18next';

/** The i18next names that shared packages and remotes may use. The shell provides the one copy. */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
export { I18nextProvider } from 'react-i18next';

const NO_OPTIONS = {};

/** `useTranslation` of react-i18next, with stable default options: new ones would invalidate its memoization at each render. */
export const useTranslation: typeof useReactTranslation = (namespaces, options) =>
  useReactTranslation(namespaces, options ?? NO_OPTIONS);
