import { createHash } from 'node:crypto';
import { html, Html } from '../mail/html.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';
import { COLOR, HEADING, TEXT } from '../mail/mailLayout.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { NEWSLETTER_PREFIX } from '../newsletter/newsletterLinks.ts';
import type { Purpose } from '../newsletter/newsletterKeys.ts';
import { HOME_LINK, NEWSLETTER_PAGE_TEXTS } from './newsletterPageTexts.ts';

/** The page with the button, the confirmation after it, or the message for an unknown link. */
export type PageState = 'form' | 'done' | 'unknown';

const HOME = { sv: '/', en: '/en' };

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
main a{color:${COLOR.accent}}
form{margin:0 0 32px}
:focus-visible{outline:2px solid ${COLOR.accent};outline-offset:2px}
`;

/** Content security policy: allows only the stylesheet and the form of this page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  purpose: Purpose;
  state: PageState;
  language: LanguageCode;
  shop: ShopConfig;
  key: string;
}

export function newsletterPage({ purpose, state, language, shop, key }: Page): string {
  const texts = NEWSLETTER_PAGE_TEXTS[language][purpose];
  const { title, text } = state === 'form' ? texts : texts[state];
  const home = shop.origins[language] + HOME[language];
  const action = `${NEWSLETTER_PREFIX}/${purpose}?key=${key}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${shop.name}</title>
        ${new Html(`<style>${STYLESHEET}</style>`)}
      </head>
      <body>
        <header><a href="${home}">${shop.name}</a></header>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${state === 'form' && html`<form method="post" action="${action}"><button>${texts.button}</button></form>`}
          <a href="${home}">${HOME_LINK[language](shop.name)}</a>
        </main>
      </body>
    </html>`.markup;
}
