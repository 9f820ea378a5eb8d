import { PAGES } from '../core/pages.ts';
import { layoutOf } from './layoutOf.ts';

test('LAYOUT-11 the page names its layout, whatever stands around it', () => {
  expect(layoutOf([undefined, { name: 'checkout', layout: 'undistracted' }])).toBe('undistracted');
  expect(
    layoutOf([
      { name: 'root', layout: 'no-footer' },
      { name: 'not-found', layout: 'error' },
    ]),
  ).toBe('error');
});

test.each([[[]], [[undefined]], [[null, { sitemap: false }]]])(
  'LAYOUT-11 a page that names none, %j, gets the default one',
  (handles) => {
    expect(layoutOf(handles)).toBe('default');
  },
);

test('the checkout is undistracted, the planning tool has a layout of its own', () => {
  const named = Object.entries(PAGES).flatMap(([name, { layout }]) => (layout ? [[name, layout]] : []));

  expect(Object.fromEntries(named)).toEqual({
    'preview-widgets': 'no-footer',
    'planning-tool': 'planning-tool',
    checkout: 'undistracted',
    'checkout-klarna-fail': 'undistracted',
    'checkout-confirm': 'undistracted',
  });
});
