import type { SafetyContacts } from '../../model/safetyContacts.ts';

/**
 * The companies that answer for a product: its own, otherwise those of its brand. A product with its own manufacturer does not get
 * the responsible person of its brand, who answers for another company.
 */
export function safetyContactsOf(product: SafetyContacts, brand: SafetyContacts | undefined): SafetyContacts {
  const { manufacturer, responsiblePerson } = product.manufacturer || !brand ? product : brand;
  return { manufacturer, responsiblePerson: product.responsiblePerson ?? responsiblePerson };
}
