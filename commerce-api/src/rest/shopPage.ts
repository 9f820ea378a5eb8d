import { createHash } from 'node:crypto';
import { html, Html } from '../model/html.ts';
import { COLOR, HEADING, TEXT } from '../mail/mailLayout.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';

const HOME = { sv: '/', en: '/en' };

const HOME_LINK: Record<LanguageCode, (shopName: string) => string> = {
  sv: (shopName) => `Till ${shopName}`,
  en: (shopName) => `Go to ${shopName}`,
};

const STYLESHEET = `
*{box-sizing:border-box}
body{margin:0;background:${COLOR.ground};color:${COLOR.ink};font:16px/1.5 ${TEXT}}
header{padding:24px;border-bottom:1px solid ${COLOR.line};background:${COLOR.surface}}
header a{font-family:${HEADING};font-size:28px;line-height:1.15;color:inherit;text-decoration:none}
main{max-width:560px;margin:0 auto;padding:64px 24px}
h1{margin:0 0 16px;font-family:${HEADING};font-size:clamp(28px,6vw,36px);font-weight:400;line-height:1.15;text-wrap:balance}
p{margin:0 0 24px;text-wrap:pretty}
button{min-height:48px;padding:12px 24px;border:0;border-radius:2px;background:${COLOR.accent};color:${COLOR.onAccent};font:inherit;font-weight:500;cursor:pointer}
button:hover{background:#1a342c}
form+form button{border:1px solid ${COLOR.muted};background:none;color:inherit}
form+form button:hover{background:${COLOR.sunken}}
main a{color:${COLOR.accent}}
form{margin:0 0 32px}
fieldset{margin:0 0 24px;padding:0;border:0}
legend{padding:0;margin:0 0 8px;font-weight:500}
.option{display:flex;gap:12px;align-items:center;min-height:44px}
.option input{flex:none;width:20px;height:20px;margin:0;accent-color:${COLOR.accent}}
.field{display:block;margin:0 0 16px}
.field input{display:block;width:100%;min-height:48px;padding:8px 12px;border:1px solid ${COLOR.muted};border-radius:2px;background:${COLOR.surface};color:inherit;font:inherit}
table{width:100%;margin:0 0 24px;border-collapse:collapse}
td{padding:8px 0;border-bottom:1px solid ${COLOR.line}}
td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.note{padding:16px;background:${COLOR.sunken}}
.framed main{max-width:none;padding:4px 4px 16px}
.framed h1{font-size:22px}
:focus-visible{outline:2px solid ${COLOR.accent};outline-offset:2px}
`;

/** Keeps browsers from requesting `/favicon.ico`, which the shop does not have. */
const NO_ICON = '<link rel="icon" href="data:,">';

interface PolicyExceptions {
  /**
   * Whether any page may show this one in a frame: the checkout's frame is sandboxed, so no origin names it. For pages without
   * cookies and secrets of the shopper.
   */
  isFramed?: boolean;
  /** The inline script of the page. */
  script?: string | undefined;
  /** Whether the script asks this API whether the page has changed. */
  isWatching?: boolean;
  /** Origins to which a form of the page may lead, besides its own. */
  submitsTo?: readonly string[];
}

/** Content security policy of these pages: allows their stylesheet, their forms and their icon only. */
export function pagePolicy({
  isFramed = false,
  isWatching = false,
  script,
  submitsTo = [],
}: PolicyExceptions = {}): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(STYLESHEET)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    ...(isWatching ? ["connect-src 'self'"] : []),
    ["form-action 'self'", ...submitsTo].join(' '),
    // The empty icon below.
    'img-src data:',
    "base-uri 'none'",
    ...(isFramed ? [] : ["frame-ancestors 'none'"]),
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Headers of these pages, which may contain personal data. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

interface Page {
  language: LanguageCode;
  shop: Pick<ShopConfig, 'name' | 'origins'>;
  title: string;
  content: Html;
  /** Whether it is in a frame of the checkout, and has neither header nor links to the shop. */
  isFramed?: boolean;
  script?: string | undefined;
}

/** A page of this API in the look of the shop. It works without JavaScript. */
export function shopPage({ language, shop, title, content, isFramed = false, script }: Page): string {
  const home = shop.origins[language] + HOME[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${shop.name}</title>
        ${new Html(NO_ICON)} ${new Html(`<style>${STYLESHEET}</style>`)}
      </head>
      <body ${isFramed && html`class="framed"`}>
        ${!isFramed && html`<header><a href="${home}">${shop.name}</a></header>`}
        <main>
          <h1>${title}</h1>
          ${content} ${!isFramed && html`<a href="${home}">${HOME_LINK[language](shop.name)}</a>`}
        </main>
        ${script !== undefined && new Html(`<script>${script}</script>`)}
      </body>
    </html>`.markup;
}
