import * as z from 'zod';
import type { Db } from '../../platform/db/openDatabase.ts';
import { newNewsletterKey } from '../../newsletter/newsletterKeys.ts';
import { newsletterLink } from '../../newsletter/newsletterLinks.ts';
import { html } from '../../model/html.ts';
import type { MailWriter } from '../mail.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section } from '../mailLayout.ts';
import { NEWSLETTER_TEXTS } from './newsletterTexts.ts';

const payloadSchema = z.object({ email: z.string().min(3), language: z.enum(['sv', 'en']), ticket: z.uuid() });

const HOME = { sv: '/', en: '/en' };

/** Lifetime of a confirmation link and of an unconfirmed subscription. */
interface Validity {
  confirmDays: number;
}

/**
 * Writes the mail that `subscribe` enqueues. Its keys are created here, so that no table stores them. Both variants have an
 * unsubscribe URL for the button of mail programs (RFC 8058).
 */
export function newsletterConfirmationWriter(db: Db, shop: ShopConfig, { confirmDays }: Validity): MailWriter {
  return async (payload) => {
    const { email, language, ticket } = payloadSchema.parse(payload);
    const subscription = await db
      .selectFrom('newsletter_subscription')
      .select('confirmed_at as confirmedAt')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!subscription) return null;
    const unsubscribeKey = await newNewsletterKey(db, { email, purpose: 'unsubscribe', days: null });
    const unsubscribeUrl = newsletterLink(shop, { language, purpose: 'unsubscribe', key: unsubscribeKey });
    let link = unsubscribeUrl;
    if (!subscription.confirmedAt) {
      const key = await newNewsletterKey(db, { email, purpose: 'confirm', days: confirmDays });
      link = newsletterLink(shop, { language, purpose: 'confirm', key });
    }

    const { known, confirm, whyYou } = NEWSLETTER_TEXTS[language];
    const texts = subscription.confirmedAt ? known : confirm(confirmDays);
    const subject = texts.subject(shop.name);
    const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), whyYou(shop)];
    return {
      to: email,
      language,
      subject,
      topic: `newsletter-confirmation-${ticket}`,
      unsubscribeUrl,
      text: `${[shop.name, texts.title.toUpperCase(), texts.text, `${texts.button}: ${link}`, texts.after, ['--', ...footer].join('\n')].join('\n\n')}\n`,
      html: document({
        language,
        title: subject,
        preheader: texts.preheader,
        shopName: shop.name,
        home: shop.origins[language] + HOME[language],
        body: [
          section(html`
            ${heading(1, texts.title)} ${paragraph(texts.text)} ${button(link, texts.button)}
            ${paragraph(texts.after, 'small')}
          `),
        ],
        footer,
      }).markup,
    };
  };
}
