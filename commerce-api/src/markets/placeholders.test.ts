import { seedMarketEntries, seedMarkets } from '../../test/seedMarkets.ts';
import { assertPlaceholders, fillPlaceholders } from './placeholders.ts';
import type { ViewArgs } from './view.ts';

const SWEDEN = { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' };
const NORWAY = { ...SWEDEN, marketId: 'no' };
const FINLAND = { ...SWEDEN, marketId: 'fi' };
const EUROPE = { channelId: '3|com', languageId: 'en-US', marketId: 'eu' };
const DENMARK = { ...EUROPE, marketId: 'dk' };

/** Of these carriers, only DHL has an instruction here. */
const RETURNS = ['postnord', 'ups', 'dhl']
  .map((logo) => `{{#return.${logo}}}{{return.${logo}}}{{/return.${logo}}}`)
  .join('');

/** Free shipping above 899 SEK, 89 EUR and 649 DKK, and none in Norway. Only DHL says how to send a parcel back. */
const MARKETS = seedMarkets({
  carriers: seedMarketEntries().carriers.map((carrier) => ({
    ...carrier,
    returns: carrier.logo === 'dhl' ? { sv: 'DHL hämtar.', en: 'DHL collects it.' } : null,
  })),
  markets: seedMarketEntries().markets.map((market) => ({
    ...market,
    freeAbove: market.currency === 'NOK' ? null : market.freeAbove,
  })),
});
const LOGOS = ['postnord', 'dhl'];
const PRIVACY = {
  seller: () => '<p>Ekhem</p>',
  privacyController: () => '<p>Ekhem AB</p>',
  privacyData: () => '<h3>Ordrar</h3>',
  privacyRecipients: () => '<ul></ul>',
};

function fill(text: string, view: ViewArgs): string {
  const countIn = (alias: string) => (alias === 'krokar' ? 12 : undefined);
  return fillPlaceholders(text, { view: MARKETS.viewOf(view), countIn, privacy: PRIVACY }).replaceAll('\u00A0', ' ');
}

test.each<[text: string, view: ViewArgs, filled: string]>([
  ['{{freeShipping}}, {{returnFee}}, {{fee.dhl}}', SWEDEN, '899 kr inkl. moms, 49 kr, 79 kr'],
  ['{{freeShipping}}, {{returnFee}}, {{fee.dhl}}', FINLAND, '89 € inkl. moms, 4,90 €, 7,90 €'],
  [
    '{{freeShipping}}, {{returnFee}}, {{fee.dhl}}',
    { ...SWEDEN, languageId: 'en-US' },
    'SEK 899 incl. VAT, SEK 49, SEK 79',
  ],
  ['{{freeShipping}}, {{returnFee}}, {{fee.dhl}}', EUROPE, '€89 incl. VAT, €4.90, €7.90'],
  ['{{freeShipping}}, {{returnFee}}, {{fee.dhl}}', DENMARK, 'DKK 649 incl. VAT, DKK 39, DKK 59'],
  ['{{days}} vardagar, {{days.dhl}} hem', NORWAY, '2–4 vardagar, 2–4 hem'],
  ['{{carriers}}', SWEDEN, 'PostNord, DHL och Schenker'],
  ['{{carriers}}', EUROPE, 'UPS and DHL'],
  ['{{countries}}', SWEDEN, 'Sverige, Norge, Danmark och Finland'],
  ['Pay by {{payments}}.', EUROPE, 'Pay by invoice.'],
  [
    '{{email}}, {{phone}}, tel:{{phoneDigits}}, {{hours}}',
    SWEDEN,
    'fragor@ekhem.example, +46 8-12 34, tel:+4681234, dygnet runt',
  ],
  ['{{hours}}', EUROPE, 'around the clock'],
  ['{{#address}}Hemvist, {{address}}{{/address}}', SWEDEN, 'Hemvist, Storgatan 1 &#38; 3, 111 22 Stockholm'],
  [RETURNS, SWEDEN, 'DHL hämtar.'],
  [RETURNS, EUROPE, 'DHL collects it.'],
  ['{{count.krokar}} krokar', SWEDEN, '12 krokar'],
  ['{{privacyController}}{{privacyData}}{{privacyRecipients}}', SWEDEN, '<p>Ekhem AB</p><h3>Ordrar</h3><ul></ul>'],
])('%s in %j is filled: %s', (text, view, filled) => {
  expect(fill(text, view)).toBe(filled);
});

test('a section remains only in a market that has its value, an inverted one only in others', () => {
  const limit = 'Leverans.{{#freeShipping}} Fri över {{freeShipping}}.{{/freeShipping}}';
  const box = '{{#fee.schenker}}Paketbox {{fee.schenker}}{{/fee.schenker}}{{^fee.schenker}}Ombud{{/fee.schenker}}';

  expect(fill(limit, SWEDEN)).toBe('Leverans. Fri över 899 kr inkl. moms.');
  expect(fill(limit, NORWAY)).toBe('Leverans.');
  expect(fill(box, SWEDEN)).toBe('Paketbox 59 kr');
  expect(fill(box, NORWAY)).toBe('Ombud');
});

test('writing a text with an unknown placeholder, or an optional one outside of its section, fails', () => {
  expect(() => assertPlaceholders({ sv: 'Fri frakt över {{limit}}' }, 'Page front', LOGOS)).toThrow(
    'Page front has the unknown placeholder {{limit}}. Expected one of: freeShipping, email, phone, phoneDigits, hours,',
  );
  expect(() => assertPlaceholders({ sv: '{{#limit}}Fri{{/limit}}' }, 'Page front', LOGOS)).toThrow('{{limit}}');
  expect(() => assertPlaceholders({ sv: 'Över {{freeShipping}}' }, 'Page front', LOGOS)).toThrow(
    'Page front has {{freeShipping}} outside of a section. Some markets lack it: write {{#freeShipping}}…{{/freeShipping}} around its sentence.',
  );
  expect(() => assertPlaceholders({ sv: '{{^fee.dhl}}{{fee.dhl}}{{/fee.dhl}}' }, 'Page front', LOGOS)).toThrow(
    '{{fee.dhl}}',
  );
  for (const name of ['address', 'return.dhl']) {
    expect(() => assertPlaceholders({ sv: `{{${name}}}` }, 'Page front', LOGOS)).toThrow('outside of a section');
  }
  expect(() =>
    assertPlaceholders(
      { sv: '{{#fee.dhl}}{{fee.dhl}}, {{days.dhl}} dagar{{/fee.dhl}}, {{count.krokar}}' },
      'Page front',
      LOGOS,
    ),
  ).not.toThrow();
});

test('the countries of a text are those that the channel delivers to, without Europe', () => {
  const countries = fill('{{countries}}', EUROPE);

  expect(countries).toMatch(/^Sweden, Norway, Denmark, Finland, .*Germany, Ireland, and Netherlands$/);
  expect(countries).not.toContain('Europe');
});

test('a country that no carrier delivers to is none of the countries of a text', () => {
  const carriers = seedMarketEntries().carriers.map((carrier) => ({
    ...carrier,
    rates: carrier.rates.filter(({ country }) => country !== 'DK'),
  }));
  const view = seedMarkets({ carriers }).viewOf(SWEDEN);

  expect(fillPlaceholders('{{countries}}', { view, countIn: () => undefined, privacy: PRIVACY })).toBe(
    'Sverige, Norge och Finland',
  );
});
