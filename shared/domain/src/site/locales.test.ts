import { BREAKPOINTS, viewportClass } from './breakpoints.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from './locales.ts';

test('the languages are sv and en, and sv is the default [LOCALE-01]', () => {
  expect(LOCALE_CODES).toEqual(['sv', 'en']);
  expect(DEFAULT_LOCALE).toBe('sv');
});

test('each locale has its iso, channel and currency [LOCALE-03, LOCALE-04]', () => {
  expect(LOCALES.sv).toMatchObject({ iso: 'sv-SE', channelId: '1|se', currency: 'SEK', country: 'Sweden' });
  expect(LOCALES.en).toMatchObject({ iso: 'en-US', channelId: '3|com', currency: 'EUR' });
});

test('four breakpoints by name [CONST-03, CONST-04]', () => {
  expect(BREAKPOINTS).toEqual({ tablet: 768, laptop: 1024, desktop: 1300, desktopBig: 1600 });
});

test('the viewport class changes exactly at its breakpoint [STATE-26]', () => {
  const widths = [767, 768, 1023, 1024, 1299, 1300, 1599, 1600];

  expect(widths.map(viewportClass)).toEqual([
    'phone',
    'tablet',
    'tablet',
    'laptop',
    'laptop',
    'desktop',
    'desktop',
    'desktopBig',
  ]);
});
