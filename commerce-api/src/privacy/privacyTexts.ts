import type { LanguageCode } from '../markets/channels.ts';
import type { PrivacyTexts } from '../markets/placeholders.ts';
import type { View } from '../markets/view.ts';
import { html, type Html } from '../model/html.ts';
import type { Config } from '../platform/config/config.ts';
import { agesIn, type AgeConfig } from './ages.ts';
import { basisText } from './bases.ts';
import { CATEGORIES, CATEGORY_KEYS, type Category, type CategoryKey } from './categories.ts';
import { fieldsOf } from './fieldsOf.ts';
import { recipientsIn, type RecipientConfig } from './recipients.ts';
import { sellerDetails } from './sellerDetails.ts';

export type PrivacyConfig = AgeConfig & RecipientConfig & Pick<Config, 'logsAddress'>;

const LABELS = {
  sv: { fields: 'Uppgifter:', time: 'Hur länge:', basis: 'Rättslig grund:' },
  en: { fields: 'Data:', time: 'How long:', basis: 'Legal basis:' },
} as const satisfies Record<LanguageCode, object>;

/** Creates the seller and the generated parts of the privacy page, as HTML, from the register of columns and the configuration. */
export function privacyTexts(view: View, config: PrivacyConfig): PrivacyTexts {
  const shown = CATEGORY_KEYS.filter((key) => key !== 'sandbox' || config.payments.hasSandbox);
  return {
    seller: () => compactMarkup(sellerDetails(view, config.shop, { withVatNumber: true })),
    // The controller (GDPR article 13.1 a) is the seller.
    privacyController: () => compactMarkup(sellerDetails(view, config.shop, { withVatNumber: false })),
    privacyData: () => shown.map((key) => compactMarkup(section(key, view, config))).join(''),
    privacyRecipients: () =>
      compactMarkup(
        html`<ul>
          ${recipientsIn(view, config).map(({ name, gets }) => html`<li><strong>${name}</strong> ${gets}</li>`)}
        </ul>`,
      ),
  };
}

function section(key: CategoryKey, { language: { code, id } }: View, config: PrivacyConfig): Html {
  const { title, purpose, bases, time }: Category = CATEGORIES[key];
  const list = new Intl.ListFormat(id, { type: 'conjunction' });
  const labels = LABELS[code];
  const rows = [
    [labels.fields, `${fieldsOf(key, code, config).join(', ')}.`],
    [labels.time, time[code](agesIn(code, config))],
    [labels.basis, `${list.format(bases.map((basis) => basisText(basis, code)))}.`],
  ];
  return html`<h3>${title[code]}</h3>
    <p>${purpose[code]}</p>
    <ul>
      ${rows.map(([label = '', text = '']) => html`<li><strong>${label}</strong> ${text}</li>`)}
    </ul>`;
}

/** Without the spaces between elements that come from the format of the source. */
function compactMarkup({ markup }: Html): string {
  return markup.replaceAll(/>\s+</g, '><');
}
