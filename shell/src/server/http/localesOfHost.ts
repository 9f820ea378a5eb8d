import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import type { Environment } from '../settings/settings.ts';

/** The languages of the sites on a host, usually one. An unknown host counts as the Swedish site. */
export function localesOfHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): LocaleCode[] {
  const locales = LOCALE_CODES.filter((code) => host !== undefined && sites[code].hosts.includes(host.toLowerCase()));
  return locales.length > 0 ? locales : [DEFAULT_LOCALE];
}
