import { countryName } from '../../markets/countries.ts';
import type { Language } from '../../markets/channels.ts';
import type { ProductSafetyType, SafetyContactType } from '../../model/contract.generated.ts';
import type { SafetyContact } from '../../model/safetyContacts.ts';
import type { ProductView } from '../productView.ts';
import { safetyContactsOf } from './safetyContactsOf.ts';

/** Safety information of a product in the language of the request; null without any. */
export function productSafety({ record, tree, view: { language } }: ProductView): ProductSafetyType | null {
  const { manufacturer, responsiblePerson } = safetyContactsOf(record, tree.brands.get(record.brandId));
  const { warnings } = record;
  if (!manufacturer && !responsiblePerson && !warnings) return null;
  return {
    manufacturer: manufacturer && contactIn(language, manufacturer),
    responsiblePerson: responsiblePerson && contactIn(language, responsiblePerson),
    warnings: warnings && warnings.map((warning) => warning[language.code]),
  };
}

function contactIn(
  language: Language,
  { name, address, electronicAddress, country }: SafetyContact,
): SafetyContactType {
  const withCountry = country === null ? address : `${address}, ${countryName(country, language)}`;
  return { name, address: address && withCountry, electronicAddress };
}
