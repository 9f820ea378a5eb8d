import { html, type Html } from '../../model/html.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { button, document, heading, paragraph, section, styles } from '../mailLayout.ts';
import type { ConfirmationDetails, ConfirmationLine } from './confirmationDetails.ts';
import { agreedRows, notices, sellerLines, totalRows, type Row } from './confirmationParts.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';

/** The mail as HTML: one column of tables with inline styles, which all mail programs support. */
export function confirmationHtml(details: ConfirmationDetails, texts: ConfirmationTexts, shop: ShopConfig): string {
  const { language, links, orderId } = details;
  return document({
    language: language.code,
    title: texts.subject(orderId, shop.name),
    preheader: texts.preheader(orderId, details.totalIncVat),
    shopName: shop.name,
    home: links.home,
    body: [
      section(html`
        ${heading(1, texts.thanks(details.firstName))} ${paragraph(texts.received)}
        ${rows([
          { label: texts.orderNumber, value: orderId },
          { label: texts.date, value: details.date },
        ])}
        ${button(details.orderUrl, texts.toOrder)}
      `),
      section(html`
        ${heading(2, texts.bought)} ${details.lines.map((line) => boughtLine(line, texts))}
        ${totals(totalRows(details, texts))} ${details.isCompany && paragraph(texts.exVatNote, 'small')}
      `),
      section(
        html`
          ${columns(
            html`${heading(3, texts.deliveryAddress)} ${address(details.deliveryAddress)}`,
            html`${heading(3, texts.billingAddress)} ${address(details.billingAddress)}`,
          )}
          ${rows(agreedRows(details, texts))}
        `,
        'smallHeadings',
      ),
      section(
        html`
          ${notices(details, texts, shop).map(
            ({ title, paragraphs, image }) => html`
              ${heading(3, title)}
              ${image ? html`<img src="${image.url}" alt="${image.alt}" width="420" style="${styles.noticeImage}" />` : null}
              ${paragraphs.map((text) => paragraph(text, 'small'))}
            `,
          )}
          ${!details.isCompany && withdrawalForm(texts.withdrawalForm(orderId, shop))}
        `,
        'smallHeadings',
      ),
    ],
    footer: [...sellerLines(shop, texts), texts.whyYou(shop)],
  }).markup;
}

export function boughtLine(line: ConfirmationLine, texts: ConfirmationTexts): Html {
  const about = [...line.about, texts.articleNumber(line.articleNumber)].join(', ');
  // No alternative text: the name is next to the image, and a screen reader would read it twice.
  const image = line.imageUrl
    ? html`<img src="${line.imageUrl}" alt="" width="64" height="80" style="${styles.image}" />`
    : null;
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="${styles.line}">
      <tr>
        <td width="80" valign="top" style="width: 80px; padding: 16px 0">${image}</td>
        <td valign="top" style="padding: 16px 0">
          <a href="${line.url}" class="ink" style="${styles.name}">${line.name}</a>
          <div class="muted" style="${styles.small}">${about}</div>
          ${line.campaigns.map((name) => html`<div class="sale" style="${styles.sale}">${name}</div>`)}
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td valign="top" class="muted" style="${styles.small}; line-height: 24px; padding-top: 8px">
                ${texts.each(line.quantity, line.each)}
              </td>
              <td valign="top" align="right" class="ink" style="${styles.amount}; padding: 8px 0 0 12px">
                ${line.sum}
              </td>
            </tr>
            ${line.regularSum !== null && regularPrice(line.regularSum, texts)}
          </table>
        </td>
      </tr>
    </table>
  `;
}

function regularPrice(amount: string, texts: ConfirmationTexts): Html {
  return html`
    <tr>
      <td colspan="2" align="right" class="muted" style="${styles.small}">
        ${texts.regularPrice} <span style="text-decoration: line-through">${amount}</span>
      </td>
    </tr>
  `;
}

export function totals(entries: readonly Row[]): Html {
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

/** Two columns that wrap on narrow screens, without media queries, which not all mail programs support. */
export function columns(left: Html, right: Html): Html {
  const column = (content: Html): Html => html`<div class="column" style="${styles.column}">${content}</div>`;
  return html`<div style="font-size: 0">${column(left)}${column(right)}</div>`;
}

export function address(lines: readonly string[]): Html {
  return html`<div class="ink" style="${styles.typed}">${lines.map((line) => html`${line}<br />`)}</div>`;
}

export function rows(entries: readonly Row[]): Html {
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
