/** Fields whose inputs a form and the API must treat alike. */
export type CheckedField =
  | 'email'
  | 'phone'
  | 'zip'
  | 'personalId'
  | 'organizationId'
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'city'
  | 'promoCode';

/** An input, as people type, paste and autofill it, with the verdict of the rule of its field. */
export interface FieldCase {
  field: CheckedField;
  input: string;
  /** As it is stored; null for an input that is refused. Phone numbers are formatted further, by their country. */
  canonical: string | null;
  /** ISO 3166 code of the address. */
  country: string;
}

/** Canonical value and the inputs that mean it. */
type Spellings = readonly [canonical: string, ...inputs: string[]];

const EMAILS: readonly Spellings[] = [
  [
    'a@x.se',
    'a@x.se',
    ' a@x.se ',
    'A@X.SE',
    'a@ｘ.se',
    'ａ＠ｘ．ｓｅ',
    'a@x.se\u200b',
    '\u200ba@x.se',
    'a\u00ad@x.se',
    'a@\u2060x.se',
  ],
  [
    'a@x.se',
    '\u202aa@x.se\u202c',
    'a@x\ufeff.se',
    'a@x。se',
    '\u00a0a@x.se\u3000',
    'a@x.s\u0000e',
    '\ta@x.se\r\n',
    'a@x.se\u034f',
  ],
  ['first.last@shop.co.uk', 'first.last@shop.co.uk', 'First.Last@Shop.Co.UK', 'first.last@shop.co\u200d.uk'],
  ['a+b@x.se', 'a+b@x.se', 'a＋b@x.se', 'A+B@x.se'],
  ['a-b@x.se', 'a-b@x.se', 'a\u2011b@x.se', 'a–b@x.se'],
  ['a_1@sub.x-y.museum', 'a_1@sub.x-y.museum', 'a＿1@sub.x\u2010y.museum'],
  ["o'brien@mail.example", "o'brien@mail.example", 'O´Brien@mail.example'],
  ['åsa@x.se', 'åsa@x.se', 'a\u030asa@x.se', 'ÅSA@X.SE'],
  ['a@xn--ng-uia8e.se', 'a@ängö.se', 'a@a\u0308ngo\u0308.se', 'a@ÄNGÖ.SE', 'a@xn--ng-uia8e.se', 'A@XN--NG-UIA8E.SE'],
  ['a!#$%&*/=?^{|}~@x.se', 'a!#$%&*/=?^{|}~@x.se'],
  ['1@2.se', '1@2.se', '１@２.se'],
];
const NO_EMAILS = [
  '',
  ' ',
  '\u200b',
  'a',
  'a@',
  '@x.se',
  'a@x',
  'a b@x.se',
  'a@@x.se',
  'a@x@x.se',
  'a@x..se',
  'a@.x.se',
  'a@x.se.',
  'a@-x.se',
  'a@x-.se',
  '.a@x.se',
  'a.@x.se',
  'a..b@x.se',
  'a@x.s',
  'a@x.se,',
  'a@x.se;',
  'a@x.se>',
  '<a@x.se',
  '<a@x.se>',
  '<<a@x.se>>',
  '＜a@x.se＞',
  'Asa <a@x.se>',
  '(c)a@x.se',
  'a@x.se(d)',
  '"a"@x.se',
  '"a b"@x.se',
  'a\\b@x.se',
  'a:b@x.se',
  'mailto:a@x.se',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@1.2',
  'a@0x7f.1',
  'a@[IPv6:::1]',
  'a@x.123',
  'a@x.se/y',
  'a@x.se?y',
  'a@x_y.se',
  'a@x.se:25',
  'a@u:p@x.se',
  'a@x%2ese',
  'a@☃.se☃',
  'a@x.se, b@x.se',
  'a@x.se b@x.se',
  `${'a'.repeat(250)}@x.se`,
  `a@${'b'.repeat(64)}.se`,
];

const PHONES: readonly Spellings[] = [
  [
    '070-123 45 67',
    '070-123 45 67',
    ' 070-123 45 67 ',
    '070–123 45 67',
    '070\u2011123\u00a045\u200967',
    '０７０-123 45 67',
  ],
  [
    '+46 70-123 45 67',
    '+46 70-123 45 67',
    '\u202a+46 70-123 45 67\u202c',
    '＋46 70‑123 45 67',
    '+46 70-123 45 67\u200b',
  ],
  ['+46701234567', '+46701234567', 'tel:+46701234567', 'TEL: +46701234567', '+46701\u00ad234567'],
  ['0701234567', '0701234567', '\u200e0701234567\u200f', '070123\u20604567'],
  ['0046 70 123 45 67', '0046 70 123 45 67'],
  ['070/123 45 67', '070/123 45 67'],
  ['08.123 456 78', '08.123 456 78'],
  ['(08) 123 456 78', '(08) 123 456 78'],
  ['+46 (0)70-123 45 67', '+46 (0)70-123 45 67', '+46 (0)70—123 45 67'],
  ['+4915112345678', '+4915112345678'],
  ['1234567', '1234567'],
  ['123456789012345', '123456789012345'],
];
const NO_PHONES = [
  '',
  ' ',
  '\u200b',
  'abc',
  '0',
  '123456',
  '1234567890123456',
  '----',
  '---------',
  '+',
  'tel:',
  'tel:abc',
  '++46701234567',
  '46+701234567',
  '070-123 45 67 ankn 2',
  '070-123 45 67 x2',
  'ring 0701234567',
  '0701234567, 0701234568',
  '070_1234567',
  '٠٧٠١٢٣٤٥٦٧',
  '1e7',
  'n/a',
  '070-123 45 6a',
  '(((((((',
  '070*1234567',
  '#0701234567',
];

const PERSONAL_IDS: readonly Spellings[] = [
  [
    '19811228-9874',
    '8112289874',
    '811228-9874',
    '198112289874',
    '19811228-9874',
    ' 811228-9874 ',
    '811228–9874',
    '811228\u20119874',
  ],
  [
    '19811228-9874',
    '811228-9874\u200b',
    '\u202a19811228-9874\u202c',
    '19811228−9874',
    '８１１２２８-9874',
    '1981\u00ad1228-9874',
  ],
  ['18811228-9874', '811228+9874', '18811228+9874', '18811228-9874'],
  ['19121212-1212', '19121212-1212', '191212121212', '121212+1212', '19121212+1212', '19121212–1212'],
  // A coordination number: day 3 plus 60.
  ['19701063-2391', '701063-2391', '7010632391', '197010632391', '19701063-2391'],
  ['20000229-1235', '000229-1235', '20000229-1235'],
];
const NO_PERSONAL_IDS = [
  '811228-9875',
  '8112289875',
  '811328-9874',
  '811232-9874',
  '811228 9874',
  '81122898',
  '81122898740',
  '1981-12289874',
  '8112-289874',
  '811228--9874',
  '811228_9874',
  '178112289874',
  '218112289874',
  '19811228+9874',
  '19000229-1235',
  'abcdef-ghij',
  '0000000000',
  '811228-987',
  '16556036-0793',
  '556036-0793',
  'SE811228987401',
  '19811228-9874 19811228-9874',
  '701092-2396',
  '٨١١٢٢٨-٩٨٧٤',
];

const ORGANIZATION_IDS: readonly Spellings[] = [
  [
    '556036-0793',
    '5560360793',
    '556036-0793',
    ' 556036-0793 ',
    '556036 0793',
    '556036–0793',
    '556036\u20110793',
    '556036 - 0793',
  ],
  [
    '556036-0793',
    '165560360793',
    '16556036-0793',
    '16 556036-0793',
    '16-556036-0793',
    'SE556036079301',
    'se556036079301',
  ],
  [
    '556036-0793',
    'SE 556036-0793 01',
    'SE556036-079301',
    '\u202a556036-0793\u202c',
    '５５６０３６-0793',
    '556036-0793\u200b',
  ],
  ['202100-5448', '2021005448', '202100-5448', 'SE202100544801'],
  // Sole traders.
  ['19121212-1212', '19121212-1212', '191212121212'],
  ['19811228-9874', '811228-9874', '8112289874', '811228 9874', '19811228-9874', 'SE811228987401', '811228\u20119874'],
];
const NO_ORGANIZATION_IDS = [
  '',
  ' ',
  '\u200b',
  '556036-0794',
  '556036-079',
  '556036-07930',
  '5560-360793',
  '17556036-0793',
  '18556036-0793',
  'SE556036079302',
  'SE5560360793',
  'NO556036079301',
  '811328-9874',
  'abc',
  '0000000000',
  '556036_0793',
  'DE123456789',
  'org. 556036-0793',
];

const ZIPS: readonly (readonly [country: string, ...Spellings])[] = [
  [
    'SE',
    '111 22',
    '11122',
    '111 22',
    ' 111 22 ',
    '111\u00a022',
    '111  22',
    'SE-111 22',
    'SE-11122',
    'se11122',
    'SE 111 22',
    'S-111 22',
    '１１１ 22',
  ],
  ['SE', '111 22', '111\u200922', '11122\u200b', '\u202a111 22\u202c', 'SE\u2011111 22', 'SE–11122', '11 122'],
  ['FI', '00100', '00100', 'FI-00100', 'fi-00100', '00 100', 'FI\u201300100', 'FIN-00100'],
  ['FI', '22100', '22100', 'AX-22100', 'ax-22100', 'AX 22100', 'FI-22100'],
  ['NO', '0150', '0150', 'NO-0150', 'N-0150', 'no 0150'],
  ['DK', '2100', '2100', 'DK-2100', 'dk2100', ' 2100'],
  ['DE', '10115', '10115', 'D-10115', 'DE-10115', 'de 10115'],
  ['AT', '1010', '1010', 'A-1010', 'AT-1010'],
  ['BE', '1000', '1000', 'B-1000', 'BE-1000'],
  ['FR', '75001', '75001', 'F-75001', 'FR-75001'],
  ['EE', '10111', '10111', 'EE-10111'],
  ['NL', '1012 AB', '1012 AB', '1012ab', '1012\u00a0AB', 'NL-1012 AB', 'nl1012ab', '1012  ab'],
  ['IE', 'A65 F4E2', 'A65 F4E2', 'a65f4e2', 'IE-A65 F4E2', 'A65\u00a0F4E2'],
  ['IE', 'D6W XY45', 'D6W XY45', 'd6wxy45'],
];
const NO_ZIPS: readonly (readonly [country: string, ...inputs: string[]])[] = [
  [
    'SE',
    '',
    ' ',
    '\u200b',
    '1112',
    '111222',
    '01122',
    '111-22',
    'abcde',
    'FI-11122',
    'NO-11122',
    'SE-',
    'SE',
    '1112a',
    '111.22',
    '٣٣٣٣٣',
  ],
  ['FI', '0010', 'SE-00100', '001000'],
  ['NO', '015', '01500', 'SE-0150'],
  ['DK', '210', '21000'],
  ['DE', '1011', '101155', 'A-10115'],
  ['AT', '0101', '101'],
  ['BE', '0999', '10000'],
  ['FR', '7500', '750011'],
  ['EE', '1011', '101111'],
  ['NL', '1012', '0012 AB', '1012 A', '1012 A1'],
  ['IE', '12345', 'A65', 'AA5 F4E2', 'A65 F4E'],
];

const NAMES: readonly Spellings[] = [
  ['Åsa', 'Åsa', ' Åsa ', 'A\u030asa', 'Å\u200bsa', '\u202aÅsa\u202c', 'Ås\u00ada'],
  ["D'Angelo", "D'Angelo", 'D´Angelo'],
  ['Anna-Karin', 'Anna-Karin', 'Anna–Karin', 'Anna\u2011Karin'],
  ['李', '李'],
  ['محمد', 'محمد', '\u200fمحمد'],
];
const NO_NAMES = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2060\ufeff',
  '\u3164',
  '\u115f\u1160',
  '\u202a\u202c',
  '---',
  '.',
  '123',
  '🙂',
  '\u0000',
];

const COMPANIES: readonly Spellings[] = [
  ['Berg AB', 'Berg AB', ' Berg  AB ', 'Berg\u00a0AB', 'Ｂｅｒｇ AB', 'Berg\u200b AB', 'Berg\tAB'],
  ['3M', '3M', '３M'],
  ['7', '7'],
];
const NO_COMPANIES = ['', ' ', '\u200b', '\u3164', '--', '&', '\u202a \u202c', '🙂'];

const ADDRESSES: readonly Spellings[] = [
  [
    'Storgatan 1',
    'Storgatan 1',
    ' Storgatan  1',
    'Storgatan\u00a01',
    'Stor\u00adgatan 1',
    'Storgatan\n1',
    'Storgatan １',
  ],
  ['Box 12', 'Box 12'],
  ['12', '12'],
  ['Storgatan 1-3', 'Storgatan 1–3', 'Storgatan 1‑3'],
];
const NO_ADDRESSES = ['', ' ', '\u200b', '\u3164\u3164', '-', '.', '\u2028', '🙂'];

const CITIES: readonly Spellings[] = [
  ['Malmö', 'Malmö', 'Malmo\u0308', ' Malmö', 'Mal\u200bmö', 'Ｍalmö'],
  ['Å', 'Å', 'A\u030a', '\u212b'],
  ['Upplands Väsby', 'Upplands Väsby', 'Upplands\u00a0Väsby', 'Upplands  Väsby'],
];
const NO_CITIES = ['', ' ', '\u200b', '123', '-', '\u115f'];

const PROMO_CODES: readonly Spellings[] = [
  [
    'HEMMA-10',
    'HEMMA-10',
    'hemma-10',
    ' Hemma-10 ',
    '”HEMMA-10”',
    '"HEMMA-10".',
    "'HEMMA-10'",
    '“hemma-10”,',
    '«HEMMA-10»',
    '´HEMMA-10´',
  ],
  [
    'HEMMA-10',
    'HEMMA–10',
    'HEMMA\u201110',
    'HEMMA - 10',
    'HEM\u00adMA-10',
    'HEMMA-10\u200b',
    'ＨＥＭＭＡ-10',
    '(HEMMA-10)!',
    '\u202aHEMMA-10\u202c',
  ],
];
const NO_PROMO_CODES = ['HEMMA10', 'HEMMA-1', 'HEMMA-100', 'HEMMA.10', 'HEMMA_10', 'XHEMMA-10', 'HEMMA--10'];

/**
 * All of them; the table that rules, API and forms are tested with.
 *
 * @internal
 */
export const FIELD_CASES: readonly FieldCase[] = [
  ...cases('email', EMAILS, NO_EMAILS),
  ...cases('phone', PHONES, NO_PHONES),
  ...cases('personalId', PERSONAL_IDS, NO_PERSONAL_IDS),
  ...cases('organizationId', ORGANIZATION_IDS, NO_ORGANIZATION_IDS),
  ...ZIPS.flatMap(([country, ...spellings]) => cases('zip', [spellings], [], country)),
  ...NO_ZIPS.flatMap(([country, ...inputs]) => cases('zip', [], inputs, country)),
  ...cases('firstName', NAMES, NO_NAMES),
  ...cases('lastName', NAMES, NO_NAMES),
  ...cases('company', COMPANIES, NO_COMPANIES),
  ...cases('address', ADDRESSES, NO_ADDRESSES),
  ...cases('city', CITIES, NO_CITIES),
  ...cases('promoCode', PROMO_CODES, NO_PROMO_CODES),
];

function cases(
  field: CheckedField,
  accepted: readonly Spellings[],
  refused: readonly string[],
  country = 'SE',
): FieldCase[] {
  return [
    ...accepted.flatMap(([canonical, ...inputs]) => inputs.map((input) => ({ field, input, canonical, country }))),
    ...refused.map((input) => ({ field, input, canonical: null, country })),
  ];
}
