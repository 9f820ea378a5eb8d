/** The i18next names that shared packages and remotes may use. The shell provides the one copy. */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
export { I18nextProvider, useTranslation } from 'react-i18next';
