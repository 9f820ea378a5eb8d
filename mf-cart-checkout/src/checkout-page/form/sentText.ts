import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { organizationIdFrom } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phoneFrom } from '@hemvaror/domain/validation/phone';
import { zipFrom } from '@hemvaror/domain/validation/zip';
import type { FieldName } from './checkoutFields.ts';

/**
 * The text of a field as it is sent: cleaned, and in the usual form of its kind if it is valid (`111 22` for `SE-11122`). The
 * field keeps what was typed.
 *
 * @param countryCode of the delivery
 */
export function sentText(name: FieldName, text: string, countryCode: string): string {
  return canonicalText(name, text, countryCode) ?? cleanText(text);
}

function canonicalText(name: FieldName, text: string, countryCode: string): string | undefined {
  switch (name) {
    case 'phone':
      return phoneFrom(text);
    case 'organizationId':
      // Ten digits of a person, as of a sole trader, leave the century open: the API decides.
      return countryCode === 'SE' && personalId(text) !== null ? organizationIdFrom(text) : undefined;
    case 'zip':
    case 'otherZip':
      return zipFrom(text, countryCode);
    default:
      return undefined;
  }
}
