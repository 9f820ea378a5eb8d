import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { ConfirmationDetails } from './confirmationDetails.ts';
import type { ConfirmationTexts, Notice } from './confirmationTexts.ts';

/** A label with its value. */
export interface Row {
  label: string;
  value: string;
  /** The total to pay. */
  isTotal?: boolean;
}

/** The amounts of the order: for a company excluding VAT, for a person including it. */
export function totalRows(details: ConfirmationDetails, texts: ConfirmationTexts): Row[] {
  const { promotion, paymentFee, credit, vat } = details;
  const paid = credit
    ? [
        { label: texts.storeCredit, value: credit.drawn },
        { label: texts.toPay, value: credit.due, isTotal: true },
      ]
    : [];
  const rows: Row[] = [
    { label: texts.goods, value: details.goods },
    ...(promotion ? [{ label: texts.promotion(promotion.code), value: promotion.amount }] : []),
    { label: texts.shippingFee, value: details.shippingFee ?? texts.freeShipping },
    ...(paymentFee === null ? [] : [{ label: texts.paymentFee, value: paymentFee }]),
  ];
  if (!details.isCompany) {
    return [
      ...rows,
      { label: texts.total, value: details.totalIncVat, isTotal: credit === null },
      { label: texts.ofWhichVat(vat.rate), value: vat.amount },
      ...paid,
    ];
  }
  return [
    ...rows,
    { label: texts.totalExVat, value: details.totalExVat },
    { label: texts.vat(vat.rate), value: vat.amount },
    { label: texts.totalIncVat, value: details.totalIncVat, isTotal: credit === null },
    ...paid,
  ];
}

/** Delivery, payment and notes of the order, without empty ones. */
export function agreedRows(details: ConfirmationDetails, texts: ConfirmationTexts): Row[] {
  const rows = [
    { label: texts.shippingMethod, value: details.shippingName },
    { label: texts.paymentMethod, value: details.paymentName },
    { label: texts.desiredDeliveryDate, value: details.desiredDeliveryDate },
    { label: texts.customerOrderNumber, value: details.customerOrderNumber },
    { label: texts.goodsLabel, value: details.goodsLabel },
    { label: texts.message, value: details.message },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** The legal notices. Consumer rights do not apply to a company. */
export function notices(
  { isCompany, orderId, returnFee, finderUrl, delivery, warranties, guarantee }: ConfirmationDetails,
  texts: ConfirmationTexts,
  shop: ShopConfig,
): Notice[] {
  const contact = texts.contact({ ...shop, phone: shop.phone.replaceAll(' ', '\u00A0') });
  if (isCompany) return [texts.delivery(delivery), texts.companyComplaints(warranties), contact];
  return [
    texts.delivery(delivery),
    texts.withdrawal({ orderId, returnFee, finderUrl }, shop),
    texts.complaints(warranties),
    ...(guarantee ? [guaranteeNotice(guarantee.imageUrl, texts)] : []),
    contact,
  ];
}

function guaranteeNotice(imageUrl: string | null, { guarantee }: ConfirmationTexts): Notice {
  const { title, paragraphs, imageAlt } = guarantee;
  return { title, paragraphs, ...(imageUrl !== null && { image: { url: imageUrl, alt: imageAlt } }) };
}

/** The seller's details, required by the Swedish law on electronic commerce (2002:562). */
export function sellerLines({ name, address, organizationNumber }: ShopConfig, texts: ConfirmationTexts): string[] {
  const number = organizationNumber && texts.organizationNumber(organizationNumber);
  return [[name, address].filter((part) => part !== '').join(', '), number].filter((line) => line !== '');
}
