import { sentText } from './sentText.ts';

test.each([
  ['phone', '\u202Atel:+46 70\u2011123 45 67\u202C', 'SE', '+46 70-123 45 67'],
  ['phone', ' abc\u200B ', 'SE', 'abc'],
  ['zip', 'SE-111\u00A022', 'SE', '111 22'],
  ['zip', '1012ab', 'NL', '1012 AB'],
  ['zip', ' 12 ', 'SE', '12'],
  ['organizationId', 'SE556036079301', 'SE', '556036-0793'],
  ['organizationId', '121212\u20131212', 'SE', '121212-1212'],
  ['organizationId', 'FI\u00A012345678', 'FI', 'FI 12345678'],
  ['other', '\u200BAstrid\u00A0 Maria ', 'SE', 'Astrid Maria'],
] as const)('a text of the kind %s, "%s" (%s), is sent as "%s"', (kind, text, country, sent) => {
  expect(sentText(kind, text, country)).toBe(sent);
});
