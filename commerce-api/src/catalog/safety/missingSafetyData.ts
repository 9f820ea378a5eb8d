import { isInEconomicArea } from '../../markets/economicArea.ts';
import type { SafetyContact, SafetyContacts } from '../../model/safetyContacts.ts';

/**
 * Names the data that an offer must contain and that are missing: name, postal and electronic address of the manufacturer, and the
 * same of a responsible person in the EU or EEA if the manufacturer is outside it. Unknown countries are missing too, since they
 * determine whether a responsible person is needed.
 */
export function missingSafetyData({ manufacturer, responsiblePerson }: SafetyContacts): string[] {
  if (!manufacturer) return ['manufacturer'];
  const missing = missingParts('manufacturer', manufacturer);
  if (manufacturer.country === null || isInEconomicArea(manufacturer.country)) return missing;
  if (!responsiblePerson) return [...missing, 'responsible person'];
  const { country } = responsiblePerson;
  const isOutside = country !== null && !isInEconomicArea(country);
  return [
    ...missing,
    ...missingParts('responsible person', responsiblePerson),
    ...(isOutside ? ['responsible person in the EU'] : []),
  ];
}

function missingParts(role: string, { address, electronicAddress, country }: SafetyContact): string[] {
  const parts = { 'postal address': address, 'electronic address': electronicAddress, country };
  return Object.entries(parts).flatMap(([part, value]) => (value === null ? `${role}: ${part}` : []));
}
