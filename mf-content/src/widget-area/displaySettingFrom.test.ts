import { viewportClass } from '@hemvaror/domain/site/breakpoints';
import { displaySettingFrom } from './displaySettingFrom.ts';

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'desktop'],
  [1023, 'desktop'],
  [1360, 'desktop'],
  [2560, 'desktop'],
])('a window of %i px has the display setting %s [WIDGET-14]', (width, expected) => {
  expect(displaySettingFrom(viewportClass(width))).toBe(expected);
});
