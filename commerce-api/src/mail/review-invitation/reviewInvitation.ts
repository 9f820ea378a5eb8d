import * as z from 'zod';
import type { Catalog } from '../../catalog/catalog.ts';
import { productUrl } from '../../catalog/urls.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { Markets } from '../../markets/view.ts';
import { newNewsletterKey } from '../../newsletter/newsletterKeys.ts';
import { newsletterLink } from '../../newsletter/newsletterLinks.ts';
import { REVIEW_KEY_DAYS } from '../../platform/config/fixedAges.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { ReviewInvitationMail } from '../../review-invitations/inviteToReview.ts';
import { readInvitation } from '../../review-invitations/readInvitation.ts';
import { html, type Html } from '../../model/html.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { document, heading, paragraph, section, styles } from '../mailLayout.ts';
import { shopLinks } from '../order-confirmation/shopLinks.ts';
import { shopOfOrder } from '../shopOfOrder.ts';
import { toSingleLine } from '../toSingleLine.ts';
import { REVIEW_INVITATION_TEXTS } from './reviewInvitationTexts.ts';

const payloadSchema = z.object({ orderId: z.int() }) satisfies z.ZodType<ReviewInvitationMail>;

/** Id of the section of a product page in which reviews are written. */
const REVIEWS = '#reviews';

interface Deps {
  db: Db;
  catalog: Pick<Catalog, 'products' | 'tree'>;
  markets(): Promise<Markets>;
}

interface Product {
  /** One line. */
  name: string;
  /** Of the reviews on the product page. */
  url: string;
}

/**
 * Writes the mail that `inviteToReview` enqueues, in the language of the order. Reads the consent again, and writes no mail
 * without it or without a product to review. Its key is created here, so that no table stores it.
 */
export function reviewInvitationWriter({ db, catalog, markets }: Deps, settings: ShopConfig): MailWriter {
  return async (payload) => {
    const { orderId } = payloadSchema.parse(payload);
    const invitation = await readInvitation(db, orderId);
    if (!invitation) return null;
    const known = await markets();
    const language = known.viewOf({ channelId: invitation.channelId, languageId: invitation.language }).language.code;
    const shop = shopOfOrder(invitation, settings, known);
    const products = await readProducts(invitation.productIds, { catalog, shop, language });
    if (products.length === 0) return null;
    const key = await newNewsletterKey(db, { purpose: 'reviews', orderId, days: REVIEW_KEY_DAYS });
    const unsubscribeUrl = newsletterLink(shop, { language, purpose: 'reviews', key });
    return {
      ...reviewInvitationMail(products, { language, shop, unsubscribeUrl }),
      to: invitation.email,
      replyTo: shop.email,
      topic: `review-invitation-${orderId}`,
    };
  };
}

/** @returns the products that are still sold */
async function readProducts(
  ids: readonly number[],
  { catalog, shop, language }: { catalog: Deps['catalog']; shop: ShopConfig; language: LanguageCode },
): Promise<Product[]> {
  const [products, tree] = await Promise.all([catalog.products(ids), catalog.tree()]);
  const links = shopLinks(shop.origins[language], language);
  return products.map((product) => ({
    name: toSingleLine(product.texts[language].name),
    url: links.page(productUrl(product, tree)(language)) + REVIEWS,
  }));
}

function reviewInvitationMail(
  products: readonly Product[],
  { language, shop, unsubscribeUrl }: { language: LanguageCode; shop: ShopConfig; unsubscribeUrl: string },
): Pick<Mail, 'subject' | 'text' | 'html' | 'language' | 'unsubscribeUrl'> {
  const texts = REVIEW_INVITATION_TEXTS[language];
  const subject = texts.subject(shop.name);
  const footer = [[shop.name, shop.address].filter((part) => part !== '').join(', '), texts.whyYou(shop)];
  const parts = [
    shop.name,
    texts.title.toUpperCase(),
    texts.text,
    products.map(({ name, url }) => `${texts.review(name)}: ${url}`).join('\n'),
    texts.honest,
    texts.login,
    `${texts.end}: ${unsubscribeUrl}`,
    ['--', ...footer].join('\n'),
  ];
  return {
    language,
    subject,
    unsubscribeUrl,
    text: `${parts.join('\n\n')}\n`,
    html: document({
      language,
      title: subject,
      preheader: texts.preheader,
      shopName: shop.name,
      home: shopLinks(shop.origins[language], language).home,
      body: [
        section(html`
          ${heading(1, texts.title)} ${paragraph(texts.text)}
          ${products.map(({ name, url }) => link(url, texts.review(name), 'text'))} ${paragraph(texts.honest)}
          ${paragraph(texts.login)} ${link(unsubscribeUrl, texts.end, 'small')}
        `),
      ],
      footer,
    }).markup,
  };
}

function link(href: string, label: string, size: 'text' | 'small'): Html {
  const name = size === 'text' ? 'ink' : 'muted';
  return html`<p style="margin: 0 0 10px"><a href="${href}" class="${name}" style="${styles[size]}">${label}</a></p>`;
}
