import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { ConfirmationDetails, ConfirmationLine } from './confirmationDetails.ts';
import { agreedRows, notices, sellerLines, totalRows, type Row } from './confirmationParts.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';

/** The mail as plain text, with the same content in the same order as the HTML part. */
export function confirmationText(details: ConfirmationDetails, texts: ConfirmationTexts, shop: ShopConfig): string {
  const form = details.isCompany ? null : texts.withdrawalForm(details.orderId, shop);
  const parts = [
    [shop.name],
    [texts.thanks(details.firstName), texts.received],
    [`${texts.orderNumber}: ${details.orderId}`, `${texts.date}: ${details.date}`],
    [`${texts.toOrder}: ${details.orderUrl}`],
    [heading(texts.bought)],
    ...details.lines.map((line) => lineText(line, texts)),
    totalRows(details, texts).map(rowText),
    details.isCompany ? [texts.exVatNote] : [],
    [heading(texts.deliveryAddress), ...details.deliveryAddress],
    [heading(texts.billingAddress), ...details.billingAddress],
    agreedRows(details, texts).map(rowText),
    ...notices(details, texts, shop).map(({ title, paragraphs }) => [heading(title), paragraphs.join('\n\n')]),
    form ? [heading(form.title), ...form.lines] : [],
    ['--', ...sellerLines(shop, texts), texts.whyYou(shop)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

export function heading(title: string): string {
  return title.toUpperCase();
}

export function rowText({ label, value }: Row): string {
  return `${label}: ${value}`;
}

export function lineText(line: ConfirmationLine, texts: ConfirmationTexts): string[] {
  const { name, about, articleNumber, quantity, each, sum, regularSum, campaigns, url } = line;
  return [
    name,
    [...about, texts.articleNumber(articleNumber)].join(', '),
    `${texts.each(quantity, each)} = ${sum}`,
    ...(regularSum === null ? [] : [`${texts.regularPrice}: ${regularSum}`]),
    ...campaigns,
    url,
  ];
}
