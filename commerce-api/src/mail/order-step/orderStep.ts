import * as z from 'zod';
import { formatMoney } from '../../markets/formatMoney.ts';
import type { Markets, View } from '../../markets/view.ts';
import type { MailedStep, OrderEventDetails, OrderStep } from '../../model/orderTypes.ts';
import { openItems } from '../../orders/life/orderLife.ts';
import { withdrawableUntil } from '../../orders/life/withdrawing.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { readOrder, type StoredOrder, type StoredParcel, type StoredRefund } from '../../orders/readOrders.ts';
import { returnInstruction } from '../../orders/returnInstruction.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html, type Html } from '../../model/html.ts';
import { longDate } from '../longDate.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { button, document, heading, paragraph, section, styles } from '../mailLayout.ts';
import { sellerLines, type Row } from '../order-confirmation/confirmationParts.ts';
import { rows } from '../order-confirmation/confirmationHtml.ts';
import { ORDER_TEXTS } from '../order-confirmation/orderConfirmation.ts';
import { rowText } from '../order-confirmation/confirmationText.ts';
import { orderLink, shopLinks } from '../order-confirmation/shopLinks.ts';
import { toSingleLine } from '../toSingleLine.ts';
import { ORDER_STEP_TEXTS, type OrderStepTexts, type StepContext } from './orderStepTexts.ts';
import { shopOfOrder } from '../shopOfOrder.ts';

const payloadSchema = z.object({ orderId: z.int(), eventId: z.int(), email: z.string().min(3) });

interface StepEvent {
  step: MailedStep;
  details: OrderEventDetails;
  at: Date;
}

/** Writes the mail about a step of an order, in the language of the order. */
export function orderStepWriter(db: Db, shop: ShopConfig, markets: () => Promise<Markets>): MailWriter {
  return async (payload) => {
    const { orderId, eventId, email } = payloadSchema.parse(payload);
    const order = await readOrder(db, { id: orderId });
    const event = await db
      .selectFrom('order_event')
      .select(['step', 'details', 'at'])
      .where('id', '=', eventId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!order || !event) throw new Error(`Order ${orderId} has no event ${eventId}.`);
    const { step } = event;
    if (!isMailed(step)) throw new Error(`The step "${step}" of order ${orderId} is not mailed.`);
    const known = await markets();
    return orderStepMail(
      order,
      { ...event, step },
      { to: email, shop: shopOfOrder(order, shop, known), markets: known },
    );
  };
}

function isMailed(step: OrderStep): step is MailedStep {
  return step !== 'held' && step !== 'released';
}

function orderStepMail(
  order: StoredOrder,
  event: StepEvent,
  { to, shop, markets }: { to: string; shop: ShopConfig; markets: Markets },
): Mail {
  const view = viewOfOrder(order, markets.viewOf({ languageId: order.language }));
  const language = view.language.code;
  const texts = ORDER_STEP_TEXTS[language];
  const origin = shop.origins[language];
  const links = shopLinks(origin, language);
  const context = contextOf(order, event, { shop, view });
  const { subject, title, paragraphs } = texts.steps[event.step];
  const subjectText = subject(context);
  const lines = itemLines(order, event.details);
  const parcel = order.parcels.find(({ id }) => id === event.details.parcelId);
  const refund = order.refunds.find(({ id }) => id === event.details.refundId);
  const details = [
    ...submissionRows(event, texts, view),
    ...parcelRows(parcel, order, texts),
    ...refundRows(refund, texts, view),
  ];
  const link = { href: orderLink(origin, language, order), label: ORDER_TEXTS[language].toOrder };
  const tracking = parcel?.trackingLink ? { href: parcel.trackingLink, label: texts.track } : null;
  const footer = [...sellerLines(shop, ORDER_TEXTS[language]), texts.whyYou(shop)];
  const parts = [
    [shop.name],
    [title.toUpperCase(), ...paragraphs(context)],
    lines.length > 0 ? [texts.items.toUpperCase(), ...lines] : [],
    details.map(rowText),
    [tracking, link].flatMap((one) => (one ? `${one.label}: ${one.href}` : [])),
    ['--', ...footer],
  ];
  return {
    to,
    replyTo: shop.email,
    language,
    topic: `${event.step.toLowerCase()}-${order.id}`,
    subject: subjectText,
    text: `${parts
      .filter((part) => part.length > 0)
      .map((part) => part.join('\n'))
      .join('\n\n')}\n`,
    html: document({
      language,
      title: subjectText,
      preheader: paragraphs(context)[0] ?? title,
      shopName: shop.name,
      home: links.home,
      body: [
        section(html`
          ${heading(1, title)} ${paragraphs(context).map((text) => paragraph(text))}
          ${lines.length > 0 && html`${heading(3, texts.items)} ${itemList(lines)}`}
          ${details.length > 0 && rows(details)} ${tracking && button(tracking.href, tracking.label)}
          ${button(link.href, link.label)}
        `),
      ],
      footer,
    }).markup,
  };
}

function contextOf(
  order: StoredOrder,
  { step }: StepEvent,
  { shop, view }: { shop: ShopConfig; view: View },
): StepContext {
  const until = order.details.customerType === 'PERSON' ? withdrawableUntil(order.deliveredAt) : null;
  return {
    orderId: String(order.id),
    isPartial: step === 'canceled' ? order.status !== 'cancelled' : order.lines.some((line) => openItems(line) > 0),
    withdrawBy: until && longDate(until, view.language),
    hasShipped: order.lines.some(({ shipped }) => shipped > 0),
    returnInstruction: returnInstruction(order, view),
    returnFee: formatMoney(order.details.returnFee ?? view.market.returnFee, view),
    shop,
  };
}

function itemLines({ lines }: StoredOrder, { items = [] }: OrderEventDetails): string[] {
  return items.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const { name, skuName } = line.snapshot;
    return `${quantity} × ${toSingleLine(skuName === '-' ? name : `${name}, ${skuName}`)}`;
  });
}

function itemList(lines: readonly string[]): Html {
  return html`<div class="ink" style="${styles.typed}">${lines.map((line) => html`${line}<br />`)}</div>`;
}

/** The confirmation of a withdrawal must state when it was sent (Directive (EU) 2023/2673). */
function submissionRows({ step, at }: StepEvent, texts: OrderStepTexts, { language }: View): Row[] {
  if (step !== 'withdrawalRequested') return [];
  const format = new Intl.DateTimeFormat(language.id, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  });
  return [{ label: texts.received, value: format.format(at) }];
}

function parcelRows(parcel: StoredParcel | undefined, { details }: StoredOrder, texts: OrderStepTexts): Row[] {
  if (!parcel) return [];
  return [
    { label: texts.shippingMethod, value: toSingleLine(parcel.name) },
    ...(details.pickupPoint ? [{ label: texts.pickupPoint, value: toSingleLine(details.pickupPoint) }] : []),
    ...(parcel.parcelNumber === null ? [] : [{ label: texts.parcelNumber, value: toSingleLine(parcel.parcelNumber) }]),
  ];
}

function refundRows(refund: StoredRefund | undefined, texts: OrderStepTexts, view: View): Row[] {
  if (!refund) return [];
  const vat = refund.items.reduce((sum, item) => sum + item.vat, 0);
  const amounts: [label: string, minor: number][] = [
    [texts.shippingFee, sumOfKind(refund, 'shipping')],
    [texts.amount, sumOfKind(refund, 'amount')],
    [texts.returnShipping, sumOfKind(refund, 'returnShipping')],
    [texts.paidBack, refund.paidOut],
    [texts.subtracted, refund.credited],
    [texts.toBalance, refund.toBalance],
    [texts.ofWhichVat, vat],
  ];
  return amounts.flatMap(([label, minor]) => (minor !== 0 ? { label, value: formatMoney(minor, view) } : []));
}

function sumOfKind({ items }: StoredRefund, kind: StoredRefund['items'][number]['kind']): number {
  return items.filter((item) => item.kind === kind).reduce((sum, { total }) => sum + total, 0);
}
