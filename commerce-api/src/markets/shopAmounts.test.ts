import { assertAmounts, fillAmounts } from './shopAmounts.ts';
import { viewOf, type ViewArgs } from './view.ts';

const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

test.each<[view: ViewArgs, text: string]>([
  [{ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }, '899 kr, 49 kr, 79 kr'],
  [{ channelId: '1|se', languageId: 'sv-SE', marketId: 'fi' }, '89 €, 4,90 €, 7,90 €'],
  [{ channelId: '1|se', languageId: 'en-US', marketId: 'se' }, 'SEK 899, SEK 49, SEK 79'],
  [{ channelId: '3|com', languageId: 'en-US', marketId: 'eu' }, '€89, €4.90, €7.90'],
])('%j gets amounts in the format of its market and language', (view, text) => {
  expect(plainSpaces(fillAmounts('{{freeShipping}}, {{returnFee}}, {{fee.dhl}}', viewOf(view)))).toBe(text);
});

test('writing a text with an unknown amount fails', () => {
  expect(() => assertAmounts({ sv: 'Fri frakt över {{limit}}' }, 'Page front')).toThrow(
    'Page front has the unknown amount {{limit}}. Expected one of: freeShipping, returnFee, fee.postnord, fee.dhl, fee.schenker.',
  );
  expect(() => assertAmounts({ sv: 'Över {{freeShipping}}' }, 'Page front')).not.toThrow();
});
