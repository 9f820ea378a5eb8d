import { pickupPointLines } from '@hemvaror/domain/order/pickupPointLines';
import { formatZip } from '@hemvaror/domain/validation/zip';
import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { formatDeliveryDates } from '@hemvaror/domain/delivery/formatDeliveryDates';
import { amountOf, type Amount } from '../../model/price.ts';
import type { Address } from '../../model/address.ts';
import { countryName } from '../../markets/countries.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import type { Language } from '../../markets/channels.ts';
import type { Markets, View } from '../../markets/view.ts';
import { workingDays } from '../../markets/workingDays.ts';
import { deliveryDaysOfOrder, suppliesOf } from '../../orders/deliveryDaysOfOrder.ts';
import { guaranteeShown } from '../../orders/guaranteeShown.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { orderVats } from '../../orders/orderVats.ts';
import type { StoredOrder } from '../../orders/readOrders.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { longDate } from '../longDate.ts';
import { safeGreetingName, toSingleLine } from '../toSingleLine.ts';
import { finderLink, orderLink, shopLinks, type ShopLinks } from './shopLinks.ts';

export interface Delivery {
  /** Working days of the carrier for goods in stock; null without such goods. */
  stockTime: string | null;
  supplies: readonly Supply[];
  /** The promised days on which the goods of each supply arrive. Empty in orders from before they were stored. */
  dates: Readonly<Partial<Record<Supply, string>>>;
}

export interface ConfirmationLine {
  name: string;
  /** Brand and size. */
  about: string[];
  articleNumber: string;
  quantity: number;
  each: string;
  sum: string;
  /** Price of the line without discounts; null if it has none. */
  regularSum: string | null;
  campaigns: string[];
  url: string;
  imageUrl: string | null;
}

/** The order details of the mail as text; each is one line. */
export interface ConfirmationDetails {
  language: Language;
  orderId: string;
  date: string;
  firstName: string;
  /** Prices exclude VAT, and consumer law does not apply. */
  isCompany: boolean;
  lines: ConfirmationLine[];
  goods: string;
  /** The discount of the whole cart; the code is empty if a campaign is part of it. */
  promotion: { code: string; amount: string } | null;
  /** Null if shipping is free. */
  shippingFee: string | null;
  paymentFee: string | null;
  /** Store credit that was drawn, and the amount to pay after it; null if none was. */
  credit: { drawn: string; due: string } | null;
  delivery: Delivery;
  /** The items with a warranty, each once: "Name (20 years)". */
  warranties: string[];
  /** The notice on the legal guarantee, for consumers; null in a market without one. */
  guarantee: { imageUrl: string | null } | null;
  /** Cost of return shipping, in the currency of the order. */
  returnFee: string;
  totalExVat: string;
  totalIncVat: string;
  vat: { amount: string; rate: number | null };
  deliveryAddress: string[];
  billingAddress: string[];
  shippingName: string;
  paymentName: string;
  message: string;
  customerOrderNumber: string;
  goodsLabel: string;
  desiredDeliveryDate: string;
  links: ShopLinks;
  /** Address of the page of the order. */
  orderUrl: string;
  /** Address of the page that mails this link again. */
  finderUrl: string;
}

/**
 * Reads the order as it was bought: names, prices, campaigns, delivery time and addresses come from its own rows, so that a mail has
 * the same content whenever it is written. The seller's contact details are those of the day, where the shop can be reached. Excludes
 * personal number, phone and entry code, since a mail may be read by other people.
 */
export function confirmationDetails(order: StoredOrder, shop: ShopConfig, markets: Markets): ConfirmationDetails {
  const view = viewOfOrder(order, markets.viewOf({ languageId: order.language }));
  const { language } = view;
  const { totals, details } = order;
  const isCompany = details.customerType === 'ORGANIZATION';
  const origin = shop.origins[language.code];
  const links = shopLinks(origin, language.code);
  const money = (amount: Amount): string => formatMoney(isCompany ? amount.exVat : amount.incVat, view);
  const vat = totals.total.incVat - totals.total.exVat;

  return {
    language,
    orderId: String(order.id),
    date: longDate(order.createdAt, language),
    firstName: safeGreetingName(order.billingAddress.firstName),
    isCompany,
    lines: order.lines.map((line) => confirmationLine(line, money, links)),
    goods: money(totals.items),
    promotion:
      totals.discount.incVat > 0
        ? {
            code: details.cartCampaigns ? '' : toSingleLine(details.promoCode ?? ''),
            amount: money(negative(totals.discount)),
          }
        : null,
    shippingFee: totals.shipping.incVat === 0 ? null : money(totals.shipping),
    paymentFee: totals.payment.incVat > 0 ? money(totals.payment) : null,
    credit: totals.fromBalance
      ? {
          drawn: formatMoney(-totals.fromBalance, view),
          due: formatMoney(totals.total.incVat - totals.fromBalance, view),
        }
      : null,
    delivery: { stockTime: deliveryTime(order, view), supplies: suppliesOf(order), dates: datesOf(order, language) },
    warranties: warrantiesOf(order),
    guarantee: guaranteeOf(order, view, links),
    returnFee: formatMoney(details.returnFee ?? view.market.returnFee, view),
    totalExVat: formatMoney(totals.total.exVat, view),
    totalIncVat: formatMoney(totals.total.incVat, view),
    vat: { amount: formatMoney(vat, view), rate: commonVatRate(order) },
    deliveryAddress: deliveryLines(order, language),
    billingAddress: addressLines(order.billingAddress, language),
    shippingName: toSingleLine(order.shippings[0]?.name ?? ''),
    paymentName: toSingleLine(order.payments[0]?.name ?? ''),
    message: toSingleLine(details.message),
    customerOrderNumber: toSingleLine(details.customerOrderNumber),
    goodsLabel: toSingleLine(details.goodsLabel),
    desiredDeliveryDate: details.desiredDeliveryDate ? longDate(new Date(details.desiredDeliveryDate), language) : '',
    links,
    orderUrl: orderLink(origin, language.code, order),
    finderUrl: finderLink(origin, language.code),
  };
}

function guaranteeOf(order: StoredOrder, view: View, links: ShopLinks): ConfirmationDetails['guarantee'] {
  const { guarantee = guaranteeShown(view, order.createdAt) } = order.details;
  return guarantee && { imageUrl: guarantee.image === null ? null : links.widgetImage(guarantee.image) };
}

function confirmationLine(
  { snapshot, quantity }: StoredOrder['lines'][number],
  money: (amount: Amount) => string,
  links: ShopLinks,
): ConfirmationLine {
  const { regularUnit, sellingUnit, vatRate, skuName } = snapshot;
  return {
    name: toSingleLine(snapshot.name),
    // The catalog uses "-" for a single size.
    about: [snapshot.brand, skuName === '-' ? '' : skuName].map(toSingleLine).filter((text) => text !== ''),
    articleNumber: toSingleLine(snapshot.articleNumber),
    quantity,
    each: money(amountOf(sellingUnit, vatRate)),
    sum: money(amountOf(sellingUnit * quantity, vatRate)),
    regularSum: regularUnit > sellingUnit ? money(amountOf(regularUnit * quantity, vatRate)) : null,
    campaigns: snapshot.campaigns.map(({ name }) => toSingleLine(name)),
    url: links.page(snapshot.url),
    imageUrl: snapshot.imageFile ? links.image(snapshot.imageFile) : null,
  };
}

function deliveryTime(order: StoredOrder, view: View): string | null {
  const days = deliveryDaysOfOrder(order, view);
  return days && workingDays(days, view);
}

function datesOf({ details: { deliveryDates = [] } }: StoredOrder, { id }: Language): Delivery['dates'] {
  return Object.fromEntries(
    deliveryDates.flatMap(({ supply, ...dates }) => {
      const text = formatDeliveryDates(dates, id);
      return text === null ? [] : [[supply, text]];
    }),
  );
}

function warrantiesOf({ lines }: StoredOrder): string[] {
  const covered = lines.flatMap(({ snapshot: { name, warranty } }) => (warranty ? `${name} (${warranty})` : []));
  return [...new Set(covered)].map(toSingleLine);
}

function negative({ incVat, exVat }: Amount): Amount {
  return { incVat: -incVat, exVat: -exVat };
}

/** The VAT rate in percent if it is the same for the whole order, otherwise null. */
function commonVatRate(order: StoredOrder): number | null {
  const [vat, ...others] = orderVats(order);
  return vat && others.length === 0 ? vat.rate : null;
}

/** The pickup point of the order, else the delivery address. */
function deliveryLines({ details, shippingAddress }: StoredOrder, language: Language): string[] {
  if (!details.pickupPoint) return addressLines(shippingAddress, language);
  return pickupPointLines(details.pickupPoint, shippingAddress.country, language.id).map(toSingleLine);
}

function addressLines(address: Address, language: Language): string[] {
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, addressLine3, zip, city } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${formatZip(zip, address.country)} ${city}`,
    address.state,
    countryName(address.country, language),
  ];
  return lines.map(toSingleLine).filter((line) => line !== '');
}
