import { menuLocations } from './menuLocations.ts';

test('a language without its own menus has the international footer, like English [MENU-06]', () => {
  const { footerFirst, footerSecond, footerThird } = menuLocations('de');

  expect([footerFirst, footerSecond, footerThird]).toEqual([
    'footer-first-com',
    'footer-second-com',
    'footer-third-com',
  ]);
  expect(menuLocations('de')).toEqual(menuLocations('en'));
  expect(menuLocations('sv').footerFirst).toBe('footer-first');
});
