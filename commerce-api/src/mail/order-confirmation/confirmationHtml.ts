import { html, type Html } from '../html.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section, styles } from '../mailLayout.ts';
import type { ConfirmationDetails, ConfirmationLine } from './confirmationDetails.ts';
import { agreedRows, notices, sellerLines, totalRows, type Row } from './confirmationParts.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';

/** The mail as a page: one column of tables with inline styles, which is what mail programs agree on. */
export function confirmationHtml(facts: ConfirmationDetails, words: ConfirmationTexts, shop: ShopConfig): string {
  const { language, links, orderId } = facts;
  return document({
    language: language.code,
    title: words.subject(orderId, shop.name),
    preheader: words.preheader(orderId, facts.totalIncVat),
    shopName: shop.name,
    home: links.home,
    body: [
      section(html`
        ${heading(1, words.thanks(facts.firstName))} ${paragraph(words.received)}
        ${rows([
          { label: words.orderNumber, value: orderId },
          { label: words.date, value: facts.date },
        ])}
        ${links.orders ? button(links.orders, words.toOrders) : button(links.home, words.toShop)}
      `),
      section(html`
        ${heading(2, words.bought)} ${facts.lines.map((line) => boughtLine(line, words))}
        ${totals(totalRows(facts, words))} ${facts.isCompany && paragraph(words.exVatNote, 'small')}
      `),
      section(
        html`
          ${columns(
            html`${heading(3, words.deliveryAddress)} ${address(facts.deliveryAddress)}`,
            html`${heading(3, words.billingAddress)} ${address(facts.billingAddress)}`,
          )}
          ${rows(agreedRows(facts, words))}
        `,
        'smallHeadings',
      ),
      section(
        html`
          ${notices(facts, words, shop).map(
            ({ title, paragraphs }) => html`${heading(3, title)} ${paragraphs.map((text) => paragraph(text, 'small'))}`,
          )}
          ${!facts.isCompany && withdrawalForm(words.withdrawalForm(orderId, shop))}
        `,
        'smallHeadings',
      ),
    ],
    footer: [...sellerLines(shop, words), words.whyYou(shop)],
  }).markup;
}

function boughtLine(line: ConfirmationLine, words: ConfirmationTexts): Html {
  const about = [...line.about, words.articleNumber(line.articleNumber)].join(', ');
  // The name stands beside the picture: read aloud, an alternative text would say it twice.
  const picture = line.pictureUrl
    ? html`<img src="${line.pictureUrl}" alt="" width="64" height="80" style="${styles.picture}" />`
    : null;
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="${styles.line}">
      <tr>
        <td width="80" valign="top" style="width: 80px; padding: 16px 0">${picture}</td>
        <td valign="top" style="padding: 16px 0">
          <a href="${line.url}" class="ink" style="${styles.name}">${line.name}</a>
          <div class="muted" style="${styles.small}">${about}</div>
          ${line.campaigns.map((name) => html`<div class="sale" style="${styles.sale}">${name}</div>`)}
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td valign="top" class="muted" style="${styles.small}; line-height: 24px; padding-top: 8px">
                ${words.each(line.quantity, line.each)}
              </td>
              <td valign="top" align="right" class="ink" style="${styles.amount}; padding: 8px 0 0 12px">
                ${line.sum}
              </td>
            </tr>
            ${line.regularSum !== null && regularPrice(line.regularSum, words)}
          </table>
        </td>
      </tr>
    </table>
  `;
}

function regularPrice(amount: string, words: ConfirmationTexts): Html {
  return html`
    <tr>
      <td colspan="2" align="right" class="muted" style="${styles.small}">
        ${words.regularPrice} <span style="text-decoration: line-through">${amount}</span>
      </td>
    </tr>
  `;
}

function totals(entries: readonly Row[]): Html {
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top: 16px">
      ${entries.map(
        ({ label, value, isTotal }) => html`
          <tr>
            <td valign="top" class="ink" style="${isTotal ? styles.totalLabel : styles.label}">${label}</td>
            <td valign="top" align="right" class="ink" style="${isTotal ? styles.total : styles.amountRow}">
              ${value}
            </td>
          </tr>
        `,
      )}
    </table>
  `;
}

/** Beside each other where there is room, else one below the other, also where no media query is understood. */
function columns(left: Html, right: Html): Html {
  const column = (content: Html): Html => html`<div class="column" style="${styles.column}">${content}</div>`;
  return html`<div style="font-size: 0">${column(left)}${column(right)}</div>`;
}

function address(lines: readonly string[]): Html {
  return html`<div class="ink" style="${styles.typed}">${lines.map((line) => html`${line}<br />`)}</div>`;
}

function rows(entries: readonly Row[]): Html {
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 12px 0 8px">
      ${entries.map(
        ({ label, value }) => html`
          <tr>
            <td width="40%" valign="top" class="muted" style="${styles.rowLabel}">${label}</td>
            <td valign="top" class="ink" style="${styles.rowValue}">${value}</td>
          </tr>
        `,
      )}
    </table>
  `;
}

function withdrawalForm({ title, lines }: { title: string; lines: string[] }): Html {
  return html`
    ${heading(3, title)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sunken" style="${styles.form}">
      ${lines.map(
        (line) =>
          html`<tr>
            <td class="ink" style="${styles.formLine}">${line}</td>
          </tr>`,
      )}
    </table>
  `;
}
