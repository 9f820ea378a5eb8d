import { pickupPointLines } from './pickupPointLines.ts';

test.each([
  ['Kiosken, Vasabron 3, 111 22 Stockholm', 'SE', ['Kiosken', 'Vasabron 3', '111 22 Stockholm', 'Sverige']],
  ['Skåp 7', '', ['Skåp 7']],
])('the pickup point "%s" in "%s" has the lines %j', (text, country, lines) => {
  expect(pickupPointLines(text, country, 'sv-SE')).toEqual(lines);
});
