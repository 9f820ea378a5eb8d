import { phoneFrom } from '@hemvaror/domain/validation/phone';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number for carriers and text messages: in the form +46701234567 (E.164) if it exists in the country or names its own,
 * otherwise as it was typed. Empty for a text that is not a phone number. The shared rule alone decides which numbers are valid.
 *
 * @param countryCode ISO 3166 code of the address
 */
export function phoneNumber(text: string, countryCode: string): string {
  const typed = phoneFrom(text);
  if (typed === undefined) return '';
  // The international prefix is 00 in every country of the shop.
  const parsed = parsePhoneNumberFromString(
    typed.replace(/^00/, '+'),
    isSupportedCountry(countryCode) ? countryCode : undefined,
  );
  return parsed?.isValid() ? parsed.number : typed;
}
