import { themeOf } from './themeOf.ts';

test('header and footer have separate themes', () => {
  const channel = {
    themeSettings: [
      { name: 'header-theme', value: 'dark' },
      { name: 'footer-theme', value: 'light' },
    ],
  };

  expect(themeOf(channel, 'header-theme')).toBe('dark');
  expect(themeOf(channel, 'footer-theme')).toBe('light');
});

test.each<[what: string, channel: Parameters<typeof themeOf>[0]]>([
  ['without settings', {}],
  ['with null for settings', { themeSettings: null }],
  ['with an empty list', { themeSettings: [] }],
  ['with null and empty settings', { themeSettings: [null, undefined, {}] }],
  ['with only another setting', { themeSettings: [{ name: 'footer-theme', value: 'dark' }] }],
  ['with an empty value', { themeSettings: [{ name: 'header-theme', value: '' }] }],
  ['with null for a value', { themeSettings: [{ name: 'header-theme', value: null }] }],
  ['with an unknown theme', { themeSettings: [{ name: 'header-theme', value: 'sepia' }] }],
])('a channel %s has the default theme [LOCALE-09]', (_what, channel) => {
  expect(themeOf(channel, 'header-theme')).toBe('light');
});
