import type { LanguageCode } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';
import { html, type Html } from '../model/html.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';

const LABELS = {
  sv: { number: 'Organisationsnummer', vatNumber: 'Momsregistreringsnummer' },
  en: { number: 'Organization number', vatNumber: 'VAT number' },
} as const satisfies Record<LanguageCode, object>;

/** The seller with the contact details of the channel, as in mails. E-handelslagen (2002:562) 8 § requires the VAT number too. */
export function sellerDetails(
  { channel, language }: View,
  { name, vatNumber }: Pick<ShopConfig, 'name' | 'vatNumber'>,
  { withVatNumber }: { withVatNumber: boolean },
): Html {
  const { email, phone, address, organizationNumber } = channel.contact;
  const labels = LABELS[language.code];
  const lines = [
    organizationNumber && `${labels.number} ${organizationNumber}`,
    withVatNumber ? `${labels.vatNumber} ${vatNumber}` : '',
    address,
    phone,
  ].filter((line) => line !== '');
  return html`<p>
    <strong>${name}</strong>${lines.map((line) => html`<br />${line}`)}<br /><a href="mailto:${email}">${email}</a>
  </p>`;
}
