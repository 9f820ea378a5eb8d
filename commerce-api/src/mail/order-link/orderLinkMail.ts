import * as z from 'zod';
import type { Markets } from '../../markets/view.ts';
import type { Limit } from '../../model/limit.ts';
import { lifeOf, withdrawalOf } from '../../orders/life/lifeOf.ts';
import { isCancellable, withdrawableItems, withdrawableUntil } from '../../orders/life/withdrawing.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';
import type { OrderLinkMail } from '../../orders/requestOrderLink.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { secondsUntilAllowed } from '../../platform/limits/countEach.ts';
import { html } from '../../model/html.ts';
import { longDate } from '../longDate.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { button, document, heading, paragraph, section } from '../mailLayout.ts';
import { sellerLines } from '../order-confirmation/confirmationParts.ts';
import { ORDER_TEXTS } from '../order-confirmation/orderConfirmation.ts';
import { orderLink, shopLinks, withdrawalLink } from '../order-confirmation/shopLinks.ts';
import { shopOfOrder } from '../shopOfOrder.ts';
import { ORDER_LINK_TEXTS, type OfferedChanges } from './orderLinkTexts.ts';

const payloadSchema = z.object({
  orderNumber: z.int(),
  email: z.string().min(3),
}) satisfies z.ZodType<OrderLinkMail>;

interface Deps {
  markets(): Promise<Markets>;
  /** Mails to one address. */
  limits: readonly Limit[];
}

/**
 * Writes the mail that `requestOrderLink` enqueues, in the language of the order. Nothing is mailed if number and address do not
 * belong together, if the account of the order was deleted, or over the limit of the address. The limit counts mails, not requests:
 * wrong order numbers do not use up the links of an address.
 */
export function orderLinkWriter(db: Db, shop: ShopConfig, { markets, limits }: Deps): MailWriter {
  return async (payload, { isFirst }) => {
    const { orderNumber, email } = payloadSchema.parse(payload);
    const order = await readOrder(db, { id: orderNumber });
    if (!order || order.email !== email || order.erasesAfterDelivery) return null;
    if (isFirst && (await secondsUntilAllowed(db, `order link ${email}`, limits)) > 0) return null;
    const known = await markets();
    return { ...orderLinkMail(order, shopOfOrder(order, shop, known), known), to: email };
  };
}

function orderLinkMail(order: StoredOrder, shop: ShopConfig, markets: Markets): Omit<Mail, 'to'> {
  const { language } = viewOfOrder(order, markets.viewOf({ languageId: order.language }));
  const texts = ORDER_LINK_TEXTS[language.code];
  const orderTexts = ORDER_TEXTS[language.code];
  const origin = shop.origins[language.code];
  const orderId = String(order.id);
  const until = withdrawableUntil(order.deliveredAt);
  const offered: OfferedChanges = {
    isCancellable: isCancellable(lifeOf(order)),
    isWithdrawable: withdrawableItems(lifeOf(order), withdrawalOf(order), new Date()).size > 0,
    withdrawBy: until && longDate(until, language),
  };
  const subject = texts.subject(orderId);
  const paragraphs = [texts.text(orderId), ...texts.changes(offered)];
  const links = [
    { href: orderLink(origin, language.code, order), label: orderTexts.toOrder },
    ...(offered.isWithdrawable ? [{ href: withdrawalLink(origin, language.code, order), label: texts.withdraw }] : []),
  ];
  const footer = [...sellerLines(shop, orderTexts), texts.whyYou(shop)];
  const parts = [
    [shop.name],
    [texts.title.toUpperCase(), ...paragraphs],
    links.map(({ href, label }) => `${label}: ${href}`),
    [texts.secret, texts.notYou],
    ['--', ...footer],
  ];
  return {
    replyTo: shop.email,
    language: language.code,
    topic: `order-link-${orderId}`,
    subject,
    text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n`,
    html: document({
      language: language.code,
      title: subject,
      preheader: texts.preheader,
      shopName: shop.name,
      home: shopLinks(origin, language.code).home,
      body: [
        section(html`
          ${heading(1, texts.title)} ${paragraphs.map((text) => paragraph(text))}
          ${links.map(({ href, label }) => button(href, label))} ${paragraph(texts.secret, 'small')}
          ${paragraph(texts.notYou, 'small')}
        `),
      ],
      footer,
    }).markup,
  };
}
