import * as z from 'zod';
import { html } from '../../model/html.ts';
import type { MailWriter } from '../mail.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section } from '../mailLayout.ts';
import { PASSWORD_CHANGED_TEXTS } from './passwordChangedTexts.ts';

const payloadSchema = z.object({ customerId: z.int(), email: z.string().min(3), language: z.enum(['sv', 'en']) });

const HOME = { sv: '/', en: '/en' };

/** Notifies the owner of an account that its password was changed or reset: another person may have done it. */
export function passwordChangedWriter(shop: ShopConfig): MailWriter {
  return async (payload) => {
    const { customerId, email, language } = payloadSchema.parse(payload);
    const texts = PASSWORD_CHANGED_TEXTS[language];
    const home = shop.origins[language] + HOME[language];
    const link = `${home}?action=login`;
    const subject = texts.subject(shop.name);
    const notYou = texts.notYou(shop);
    const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), texts.whyYou];
    const lines = [shop.name, texts.title.toUpperCase(), texts.text, notYou, `${texts.button}: ${link}`];
    return {
      to: email,
      language,
      topic: `password-changed-${customerId}`,
      subject,
      text: `${[...lines, ['--', ...footer].join('\n')].join('\n\n')}\n`,
      html: document({
        language,
        title: subject,
        preheader: texts.preheader,
        shopName: shop.name,
        home,
        body: [
          section(html`
            ${heading(1, texts.title)} ${paragraph(texts.text)} ${paragraph(notYou)} ${button(link, texts.button)}
          `),
        ],
        footer,
      }).markup,
    };
  };
}
