import type { Orders_addressFragment } from './OrdersPage.generated.ts';

/** An address as it stands on a letter, without its empty lines; no address has none. @param languageId of its country */
export function addressLines(address: Orders_addressFragment | null, languageId: string): string[] {
  if (!address) return [];
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, zip, city, country } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${zip} ${city}`,
    countryName(country, languageId),
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Orders hold the country's code; what is none is a name already. */
function countryName(country: string, languageId: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([languageId], { type: 'region' }).of(country) ?? country;
}
