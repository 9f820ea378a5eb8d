import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import type { IconAddresses } from '../http/shellFiles.ts';

const ACCENT = '#24453a';
const BACKGROUND = '#faf8f5';

interface ManifestInput {
  locale: LocaleCode;
  shopName: string;
  /** The site's default description; undefined if the API has none. */
  description: string | undefined;
  icons: IconAddresses;
}

export function manifestPath(locale: LocaleCode): string {
  return `/manifests/${locale}.webmanifest`;
}

/** The web manifest of a language, with which a site can be installed as an app. */
export function webManifest({ locale, shopName, description, icons }: ManifestInput): object {
  const home = pathTo('index', { locale });
  return {
    id: home,
    name: shopName,
    short_name: shopName,
    ...(description && { description }),
    lang: LOCALES[locale].iso,
    start_url: home,
    scope: '/',
    // The pages have no back button.
    display: 'minimal-ui',
    theme_color: ACCENT,
    background_color: BACKGROUND,
    icons: [
      { src: icons['icon.svg'], sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: icons['icon-192.png'], sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icons['icon-512.png'], sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icons['maskable-512.png'], sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
