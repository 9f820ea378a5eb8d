import { html } from '../model/html.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { NEWSLETTER_PREFIX } from '../newsletter/newsletterLinks.ts';
import type { Purpose } from '../newsletter/newsletterKeys.ts';
import { NEWSLETTER_PAGE_TEXTS } from './newsletterPageTexts.ts';
import { shopPage } from './shopPage.ts';

/** The page with the button, the confirmation after it, or the message for an unknown link. */
export type PageState = 'form' | 'done' | 'unknown';

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
  const action = `${NEWSLETTER_PREFIX}/${purpose}?key=${key}`;
  return shopPage({
    language,
    shop,
    title,
    content: html`<p>${text}</p>
      ${state === 'form' && html`<form method="post" action="${action}"><button>${texts.button}</button></form>`}`,
  });
}
