import { countryName } from '@hemvaror/domain/market/countryName';
import { formatZip } from '@hemvaror/domain/validation/zip';
import type { AddressLines_addressFragment } from './addressLines.generated.ts';

/** Lines of an address in postal order, without empty ones. @param languageId language of the country name */
export function addressLines(address: AddressLines_addressFragment | null, languageId: string): string[] {
  if (!address) return [];
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, zip, city, country } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${formatZip(zip, country)} ${city}`,
    countryName(country, languageId),
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
