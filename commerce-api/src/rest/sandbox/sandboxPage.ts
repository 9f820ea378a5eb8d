import { english, swedish } from '../../markets/channels.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { html, type Html } from '../../model/html.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { shopPage } from '../shopPage.ts';
import { isSnippetType } from '../../model/paymentTypes.ts';
import { PAYMENTS_PREFIX } from '../../payments/paymentLinks.ts';
import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';
import { pageScriptOf } from './pageScript.ts';
import { SANDBOX_TEXTS } from './sandboxTexts.ts';
import { isSwishStart, scenariosOf, type SwishApp } from './swish.ts';
import { swishStart } from './swishStart.ts';

type Shop = Pick<ShopConfig, 'name' | 'origins'>;

/**
 * The page of a payment: the way into the app of Swish, the form, the confirmation of the bank, or its end.
 *
 * @param app how the shopper came to the app; null outside of it
 */
export function sandboxPage(payment: SandboxPayment, shop: Shop, app: SwishApp | null): string {
  const texts = SANDBOX_TEXTS[payment.language];
  const { language, state } = payment;
  const script = pageScriptOf(payment, app);
  const path = pathOf(payment, app);
  if (isSwishStart(payment, app)) {
    const content = swishStart(payment, pathOf(payment, null));
    return shopPage({ language, shop, title: texts.swish.title, content, script });
  }
  if (state === 'open') {
    const title = payment.kind === 'swish' ? texts.swish.title : texts.title;
    return shopPage({
      language,
      shop,
      title,
      content: form(payment, path),
      isFramed: isSnippetType(payment.paymentType),
      script,
    });
  }
  if (state === 'stepUp') return shopPage({ language, shop, title: texts.stepUp.title, content: stepUp(payment) });
  return shopPage({
    language,
    shop,
    title: texts.done.title,
    content: html`<p>${texts.done.text}</p>`,
  });
}

/** In a frame, the answer of the form replaces the page around it. */
function target({ paymentType }: SandboxPayment): Html {
  return isSnippetType(paymentType) ? html`target="_top"` : html``;
}

function address({ reference }: SandboxPayment): string {
  return `${PAYMENTS_PREFIX}/sandbox/pay/${reference}`;
}

function pathOf(payment: SandboxPayment, app: SwishApp | null): string {
  return app === null ? address(payment) : `${address(payment)}?app=${app}`;
}

function form(payment: SandboxPayment, path: string): Html {
  const texts = SANDBOX_TEXTS[payment.language];
  const { lines, amountMinor, currency } = payment;
  const language = payment.language === 'sv' ? swedish : english;
  const money = (minor: number) => formatMoney(minor, { language, currency: { code: currency } });
  return html`<p class="note">${texts.note}</p>
    <table>
      <tbody>
        ${lines.map(
          ({ name, quantity, totalMinor }) =>
            html`<tr>
              <td>${quantity} × ${name}</td>
              <td>${money(totalMinor)}</td>
            </tr>`,
        )}
        <tr>
          <td><strong>${texts.amount}</strong></td>
          <td><strong>${money(amountMinor)}</strong></td>
        </tr>
      </tbody>
    </table>
    <form method="post" action="${path}" ${target(payment)}>
      ${isSnippetType(payment.paymentType) && contactFields(payment)}
      <fieldset>
        <legend>${texts.outcome}</legend>
        ${scenariosOf(payment).map(
          (scenario, index) =>
            html`<label class="option"
              ><input type="radio" name="scenario" value="${scenario}" ${index === 0 && html`checked`} /> ${
                texts.scenarios[scenario]
              }</label
            >`,
        )}
      </fieldset>
      <button>${texts.pay}</button>
    </form>
    <form method="post" action="${address(payment)}/cancel" ${target(payment)}><button>${texts.cancel}</button></form>`;
}

function contactFields({ language, contact: { email, billingAddress } }: SandboxPayment): Html {
  const { contact, fields } = SANDBOX_TEXTS[language];
  const { firstName, lastName, addressLine1, zip, city } = billingAddress;
  const values = { email, firstName, lastName, addressLine1, zip, city };
  return html`<fieldset>
    <legend>${contact}</legend>
    ${CONTACT_FIELDS.map(
      (name) =>
        html`<label class="field"
          >${fields[name]}
          <input
            name="${name}"
            value="${values[name]}"
            maxlength="200"
            required
            type="${name === 'email' ? 'email' : 'text'}"
        /></label>`,
    )}
  </fieldset>`;
}

export const CONTACT_FIELDS = ['email', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

function stepUp(payment: SandboxPayment): Html {
  const { text, confirm, refuse } = SANDBOX_TEXTS[payment.language].stepUp;
  return html`<p>${text}</p>
    <form method="post" action="${address(payment)}/confirm" ${target(payment)}><button>${confirm}</button></form>
    <form method="post" action="${address(payment)}/refuse" ${target(payment)}><button>${refuse}</button></form>`;
}
