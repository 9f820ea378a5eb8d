import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { ConfirmationDetails, ConfirmationLine } from './confirmationDetails.ts';
import { agreedRows, notices, sellerLines, totalRows, type Row } from './confirmationParts.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';

/** The mail for who reads it as plain text: the same facts and words as the HTML part, in the same order. */
export function confirmationText(facts: ConfirmationDetails, words: ConfirmationTexts, shop: ShopConfig): string {
  const { orders, home } = facts.links;
  const form = facts.isCompany ? null : words.withdrawalForm(facts.orderId, shop);
  const parts = [
    [shop.name],
    [words.thanks(facts.firstName), words.received],
    [`${words.orderNumber}: ${facts.orderId}`, `${words.date}: ${facts.date}`],
    [`${orders ? words.toOrders : words.toShop}: ${orders ?? home}`],
    [heading(words.bought)],
    ...facts.lines.map((line) => lineText(line, words)),
    totalRows(facts, words).map(rowText),
    facts.isCompany ? [words.exVatNote] : [],
    [heading(words.deliveryAddress), ...facts.deliveryAddress],
    [heading(words.billingAddress), ...facts.billingAddress],
    agreedRows(facts, words).map(rowText),
    ...notices(facts, words, shop).map(({ title, paragraphs }) => [heading(title), paragraphs.join('\n\n')]),
    form ? [heading(form.title), ...form.lines] : [],
    ['--', ...sellerLines(shop, words), words.whyYou(shop)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function heading(title: string): string {
  return title.toUpperCase();
}

function rowText({ label, value }: Row): string {
  return `${label}: ${value}`;
}

function lineText(line: ConfirmationLine, words: ConfirmationTexts): string[] {
  const { name, about, articleNumber, quantity, each, sum, regularSum, campaigns, url } = line;
  return [
    name,
    [...about, words.articleNumber(articleNumber)].join(', '),
    `${words.each(quantity, each)} = ${sum}`,
    ...(regularSum === null ? [] : [`${words.regularPrice}: ${regularSum}`]),
    ...campaigns,
    url,
  ];
}
