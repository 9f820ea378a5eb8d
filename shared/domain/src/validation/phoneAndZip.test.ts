import { phone, phoneFrom } from './phone.ts';
import { formatZip, zip, zipFrom } from './zip.ts';

test.each(['070-123 45 67', '+46 70 123 45 67', '(08) 12 34 56 78', '08.1234567', '070/123 45 67', '0046701234567'])(
  '"%s" is a phone number',
  (value) => {
    expect(phone(value)).toBeNull();
  },
);

test.each([
  '',
  '12345',
  '070-123 45 67 ankn 2',
  '++46701234567',
  '1234567890123456',
  '---------',
  'abc',
  '0',
  '\u200b',
  '+',
  'tel:',
])('"%s" is not a phone number', (value) => {
  expect(phone(value)).toBe('validation.phone');
});

test.each(['12345', '123 45', ' 830 05 ', 'SE-111 22', '111\u00a022', '111  22', 's-11122', '11122\u200b'])(
  '"%s" is a zip',
  (value) => {
    expect(zip(value)).toBeNull();
  },
);

test.each(['', '1234', '01234', '123456', 'FI-12345', 'SE-', '123-45'])('"%s" is not a zip', (value) => {
  expect(zip(value)).toBe('validation.zip');
});

test.each([
  ['\u202a+46 70-123 45 67\u202c', '+46 70-123 45 67'],
  ['070\u2013123 45 67', '070-123 45 67'],
  ['+46 70\u2011123 45 67', '+46 70-123 45 67'],
  ['tel:+46701234567', '+46701234567'],
])('the phone number of "%s" is %s', (text, canonical) => {
  expect(phoneFrom(text)).toBe(canonical);
});

test.each([
  ['SE', ['11122', 'SE-111 22', 'se 11122', 'SE11122'], '111 22'],
  ['FI', ['00100', 'FI-00100', '00 100'], '00100'],
  ['FI', ['22100', 'AX-22100', 'FI-22100'], '22100'],
  ['AX', ['22100', 'AX-22100'], '22100'],
  ['NO', ['0150', 'NO-0150', 'N-0150'], '0150'],
  ['DK', ['2100', 'DK-2100'], '2100'],
  ['DE', ['10115', 'D-10115', 'DE-10115'], '10115'],
  ['AT', ['1010', 'A-1010', 'AT 1010'], '1010'],
  ['BE', ['1000', 'B-1000', 'BE-1000'], '1000'],
  ['FR', ['75001', 'F-75001', 'FR-75001'], '75001'],
  ['EE', ['10111', 'EE-10111', 'EE10111'], '10111'],
  ['NL', ['1012ab', '1012 AB', 'NL-1012 AB', '1012\u00a0AB'], '1012 AB'],
  ['IE', ['a65f4e2', 'A65 F4E2', 'IE-A65 F4E2'], 'A65 F4E2'],
  ['IE', ['d6wxy45', 'D6W XY45'], 'D6W XY45'],
  ['GB', ['sw1a 1aa', 'SW1A  1AA'], 'SW1A 1AA'],
  ['US', ['94107\u20131234'], '94107-1234'],
])('the zips of %s %j are %s', (country, texts, canonical) => {
  expect(texts.map((text) => zipFrom(text, country))).toEqual(texts.map(() => canonical));
});

test.each([
  ['FI', '0010'],
  ['AX', '00100'],
  ['NO', '111 22'],
  ['NL', '1012'],
  ['DE', 'SE-10115'],
  ['GB', 'London'],
  ['GB', ''],
])('%s has no zip "%s"', (country, text) => {
  expect(zip(text, country)).toBe('validation.zip');
});

test.each([
  ['11122', 'SE', '111 22'],
  ['1012ab', 'NL', '1012 AB'],
  ['10115', 'DE', '10115'],
  ['?', 'SE', '?'],
  ['', 'SE', ''],
])('the zip "%s" of %s is shown as "%s"', (text, country, shown) => {
  expect(formatZip(text, country)).toBe(shown);
});
