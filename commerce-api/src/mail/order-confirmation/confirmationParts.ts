import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { ConfirmationDetails } from './confirmationDetails.ts';
import type { ConfirmationTexts, Notice } from './confirmationTexts.ts';

/** A name and what belongs to it. */
export interface Row {
  label: string;
  value: string;
  /** The sum that is to be paid. */
  isTotal?: boolean;
}

/** The money of the order, as a company or as a person reads it. */
export function totalRows(facts: ConfirmationDetails, words: ConfirmationTexts): Row[] {
  const { promotion, paymentFee, vat } = facts;
  const rows: Row[] = [
    { label: words.goods, value: facts.goods },
    ...(promotion ? [{ label: words.promotion(promotion.code), value: promotion.amount }] : []),
    { label: words.shippingFee, value: facts.shippingFee },
    ...(paymentFee === null ? [] : [{ label: words.paymentFee, value: paymentFee }]),
  ];
  if (!facts.isCompany) {
    return [
      ...rows,
      { label: words.total, value: facts.totalIncVat, isTotal: true },
      { label: words.ofWhichVat(vat.rate), value: vat.amount },
    ];
  }
  return [
    ...rows,
    { label: words.totalExVat, value: facts.totalExVat },
    { label: words.vat(vat.rate), value: vat.amount },
    { label: words.totalIncVat, value: facts.totalIncVat, isTotal: true },
  ];
}

/** What was agreed besides the goods; parts that nobody filled in are left out. */
export function agreedRows(facts: ConfirmationDetails, words: ConfirmationTexts): Row[] {
  const rows = [
    { label: words.shippingMethod, value: facts.shippingName },
    { label: words.paymentMethod, value: facts.paymentName },
    { label: words.desiredDeliveryDate, value: facts.desiredDeliveryDate },
    { label: words.customerOrderNumber, value: facts.customerOrderNumber },
    { label: words.goodsLabel, value: facts.goodsLabel },
    { label: words.message, value: facts.message },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** The small print. A company buys without the rights of a consumer. */
export function notices(
  { isCompany, orderId, returnFee }: ConfirmationDetails,
  words: ConfirmationTexts,
  shop: ShopConfig,
): Notice[] {
  const contact = words.contact({ ...shop, phone: shop.phone.replaceAll(' ', '\u00A0') });
  return isCompany
    ? [words.delivery, words.companyComplaints, contact]
    : [words.delivery, words.withdrawal({ orderId, returnFee }, shop), words.complaints, contact];
}

/** Who sells; law (2002:562) on electronic commerce wants it told. */
export function sellerLines({ name, address, organizationNumber }: ShopConfig, words: ConfirmationTexts): string[] {
  const number = organizationNumber && words.organizationNumber(organizationNumber);
  return [[name, address].filter((part) => part !== '').join(', '), number].filter((line) => line !== '');
}
