import { renderToStaticMarkup } from 'react-dom/server';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { OFFLINE_TITLE, OfflinePage } from '../../app/error-pages/OfflinePage.tsx';
import { policySource } from '../http/policySource.ts';
import { SHELL_MESSAGES } from '../render/messages.ts';

const RETRY_MS = 5_000;

/**
 * Loads the requested page as soon as the shop responds. The event covers only a network of the device that returns: a shop or a
 * router in between that does not respond has none.
 */
const RELOAD_SCRIPT = [
  `addEventListener('online',()=>location.reload())`,
  `setInterval(()=>{document.hidden||fetch(location.href,{method:'HEAD'}).then(()=>location.reload(),()=>{})},${RETRY_MS})`,
].join(';');

export function offlinePath(locale: LocaleCode): string {
  return `/offline/${locale}`;
}

export function offlinePolicy(): string {
  return [
    `default-src 'none'`,
    `script-src ${policySource(RELOAD_SCRIPT)}`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** The page that the service worker shows without a network: complete with its stylesheets, without other scripts. */
export function offlineDocument(shop: Shop, css: readonly string[]): string {
  const { locale, languageId, config } = shop;
  const markup = renderToStaticMarkup(
    <html lang={languageId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#faf8f5" />
        <title>{`${OFFLINE_TITLE[locale]} | ${config.shopName}`}</title>
        {css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }} />
      </head>
      <body>
        <ShopProvider shop={shop}>
          <I18nextProvider i18n={createI18n(locale, { shell: SHELL_MESSAGES[locale] })}>
            <OfflinePage />
          </I18nextProvider>
        </ShopProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
