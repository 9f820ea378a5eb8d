import { seedMarkets } from '../../test/seedMarkets.ts';
import { isDeliverableZip } from './zipCodes.ts';

test.each<[country: string, inside: string[], outside: string[]]>([
  ['SE', ['111 22', '11122', '10000', '98499', 'SE-111 22'], ['99999', '98500', '09999', '1112', '00000', 'abcde', '']],
  ['NO', ['0001', '9991', '0150'], ['0000', '9992', '01501', '111 22']],
  ['DK', ['1000', '9990', 'DK-2100'], ['0999', '9991', '21000']],
  ['FI', ['00100', '99999', '00 100'], ['00099', '0010']],
  ['DE', ['01001', '99998', '10115'], ['01000', '99999', '1011']],
  ['NL', ['1012 AB', '1012ab'], ['1012', '0999 AB', '1012 A']],
  ['FR', ['75001', '01000'], ['98000', '7500']],
  ['BE', ['1000', '9992'], ['0999', '9993']],
  ['AT', ['1010', '9992'], ['1009', '101']],
  ['IE', ['A65 F4E2', 'd6wxy45'], ['A65', '12345', 'AA5 F4E2']],
  ['EE', ['10111'], ['10000', '1011']],
  ['GB', ['SW1A 1AA', 'M1 1AE'], ['', 'London', '1']],
])('parcels to %s go to %j, not to %j', (country, inside, outside) => {
  expect(inside.filter((zip) => !isDeliverableZip(zip, country))).toEqual([]);
  expect(outside.filter((zip) => isDeliverableZip(zip, country))).toEqual([]);
});

test('every market that delivers has a rule for its zips', () => {
  const countries = seedMarkets()
    .channels.flatMap(({ markets }) => markets.filter(({ delivers }) => delivers))
    .map(({ country }) => country.code);
  const anyZip = ['11122', '1112', '1012AB', 'A65F4E2'];

  expect(countries.filter((country) => !anyZip.some((zip) => isDeliverableZip(zip, country)))).toEqual([]);
});
