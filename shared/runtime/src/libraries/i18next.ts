import { useTranslation as useReactTranslation } from 'react-i18next';

/** The i18next names that shared packages and remotes may use. The shell provides the one copy. */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
export { I18nextProvider } from 'react-i18next';

const NO_OPTIONS = {};

/** `useTranslation` of react-i18next. Without options it makes new ones at each render, and all that it remembers by them. */
export const useTranslation: typeof useReactTranslation = (namespaces, options) =>
  useReactTranslation(namespaces, options ?? NO_OPTIONS);
