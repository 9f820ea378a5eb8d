import { cleanText } from './cleanText.ts';
import { organizationIdFrom } from './organizationId.ts';
import { personalId } from './personalId.ts';
import { phoneFrom } from './phone.ts';
import { zipFrom } from './zip.ts';

/** The kinds of texts that have a usual form. */
export type TextKind = 'phone' | 'organizationId' | 'zip' | 'other';

/**
 * The text of a field as a form sends it: cleaned, and in the usual form of its kind if it is valid (`111 22` for `SE-11122`).
 * The field keeps what was typed.
 *
 * @param countryCode ISO 3166 code of the address; empty without one
 */
export function sentText(kind: TextKind, text: string, countryCode: string): string {
  return usualForm(kind, text, countryCode) ?? cleanText(text);
}

function usualForm(kind: TextKind, text: string, countryCode: string): string | undefined {
  switch (kind) {
    case 'phone':
      return phoneFrom(text);
    case 'zip':
      return zipFrom(text, countryCode);
    case 'organizationId':
      // Ten digits of a person, as of a sole trader, leave the century open: the API decides.
      return countryCode === 'SE' && personalId(text) !== null ? organizationIdFrom(text) : undefined;
    default:
      return undefined;
  }
}
