import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

interface ZipFormat {
  /** Without spaces, in capital letters. The groups are separated by a space. */
  form: RegExp;
  /** Texts that people write before the zip: ISO codes, and the codes of vehicles. */
  prefixes: string;
}

const FORMATS: ReadonlyMap<string, ZipFormat> = new Map([
  ['SE', { form: /^([1-9]\d{2})(\d{2})$/, prefixes: 'SE|S' }],
  ['NO', { form: /^(\d{4})$/, prefixes: 'NO|N' }],
  ['DK', { form: /^(\d{4})$/, prefixes: 'DK' }],
  // Åland is a part of Finland with its own prefix.
  ['FI', { form: /^(\d{5})$/, prefixes: 'FI|FIN|AX' }],
  ['AX', { form: /^(22\d{3})$/, prefixes: 'AX|FI' }],
  ['AT', { form: /^([1-9]\d{3})$/, prefixes: 'AT|A' }],
  ['BE', { form: /^([1-9]\d{3})$/, prefixes: 'BE|B' }],
  ['DE', { form: /^(\d{5})$/, prefixes: 'DE|D' }],
  ['EE', { form: /^(\d{5})$/, prefixes: 'EE|EST' }],
  ['FR', { form: /^(\d{5})$/, prefixes: 'FR|F' }],
  // An Eircode: a routing key of a letter and two digits (or D6W), and four characters for the address.
  ['IE', { form: /^([A-Z]\d[\dW])([\dA-Z]{4})$/, prefixes: 'IE' }],
  ['NL', { form: /^([1-9]\d{3})([A-Z]{2})$/, prefixes: 'NL' }],
]);

/** For other countries: 3 to 10 letters, digits, spaces and dashes, with a digit. */
const ANY_ZIP = /^(?=.*\d)[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/;

/**
 * Validates a postal code, with or without the prefix of its country.
 *
 * @param countryCode ISO 3166. Countries without their own format get a general one
 */
export function zip(value: string, countryCode = 'SE'): ValidationMessageKey | null {
  return zipFrom(value, countryCode) === undefined ? 'validation.zip' : null;
}

/**
 * The postal code without prefix, with the usual space of its country (`111 22`, `1012 AB`); undefined if the text is not one. It
 * has the right format only: it need not exist.
 */
export function zipFrom(text: string, countryCode: string): string | undefined {
  const capitals = cleanText(cleanText(text).toUpperCase());
  const format = FORMATS.get(countryCode);
  if (!format) return ANY_ZIP.test(capitals) ? capitals : undefined;
  const plain = capitals.replaceAll(' ', '').replace(new RegExp(`^(?:${format.prefixes})-?(?=[A-Z]?\\d)`), '');
  const groups = format.form.exec(plain)?.slice(1);
  return groups?.join(' ');
}

/** A postal code in the form of its country, as all texts show it: `111 22`. Returns other texts unchanged. */
export function formatZip(text: string, countryCode: string): string {
  return zipFrom(text, countryCode) ?? text;
}
