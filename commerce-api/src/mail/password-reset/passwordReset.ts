import * as z from 'zod';
import { newResetKey } from '../../auth/passwordReset.ts';
import { RESET_KEY_MINUTES } from '../../platform/config/fixedAges.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { Mail, MailWriter } from '../mail.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section } from '../mailLayout.ts';
import { html } from '../../model/html.ts';
import { RESET_TEXTS } from './resetTexts.ts';

const payloadSchema = z.object({ email: z.string().min(3), language: z.enum(['sv', 'en']) });

const HOME = { sv: '/', en: '/en' };
const RESET_PAGE = { sv: '/account/reset-password', en: '/en/account/reset-password' };

/**
 * Writes the mail that `requestReset` enqueues, if there is an account with this address. The key is created here, so that
 * no table stores it and its lifetime begins when the mail is sent.
 */
export function passwordResetWriter(db: Db, shop: ShopConfig): MailWriter {
  return async (payload) => {
    const { email, language } = payloadSchema.parse(payload);
    const customer = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
    if (!customer) return null;
    const key = await newResetKey(db, customer.id);
    return { ...resetMail(key, language, shop), to: email, language, topic: `password-reset-${customer.id}` };
  };
}

function resetMail(key: string, language: LanguageCode, shop: ShopConfig): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = RESET_TEXTS[language];
  const origin = shop.origins[language];
  const link = `${origin + RESET_PAGE[language]}?resetKey=${key}`;
  const subject = texts.subject(shop.name);
  const validity = texts.validity(RESET_KEY_MINUTES);
  const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), texts.whyYou(shop)];
  return {
    subject,
    text: `${[shop.name, texts.title.toUpperCase(), texts.text, `${texts.button}: ${link}`, validity, texts.notYou, ['--', ...footer].join('\n')].join('\n\n')}\n`,
    html: document({
      language,
      title: subject,
      preheader: texts.preheader(RESET_KEY_MINUTES),
      shopName: shop.name,
      home: origin + HOME[language],
      body: [
        section(html`
          ${heading(1, texts.title)} ${paragraph(texts.text)} ${button(link, texts.button)} ${paragraph(validity)}
          ${paragraph(texts.notYou, 'small')}
        `),
      ],
      footer,
    }).markup,
  };
}
