import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { pathTo } from '@hemvaror/runtime/routing/paths';

const ACCENT = '#24453a';
const BACKGROUND = '#faf8f5';

interface ManifestInput {
  locale: LocaleCode;
  shopName: string;
  /** The site's default description; undefined if the API has none. */
  description: string | undefined;
}

export function manifestPath(locale: LocaleCode): string {
  return `/manifests/${locale}.webmanifest`;
}

/** The web manifest of a language, with which a site can be installed as an app. */
export function webManifest({ locale, shopName, description }: ManifestInput): object {
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
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...['any', 'maskable'].flatMap((purpose) =>
        [192, 512].map((size) => ({
          src: `/icons/${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  };
}
