import { countryName } from '../market/countryName.ts';

/**
 * The lines of a pickup point that an order has as text ("Kiosken, Vasabron 3, 111 22 Stockholm"), with its country.
 *
 * @param countryCode of the delivery; empty if it is unknown
 */
export function pickupPointLines(text: string, countryCode: string, languageId: string): string[] {
  return [...text.split(', '), countryName(countryCode, languageId)].filter((line) => line !== '');
}
