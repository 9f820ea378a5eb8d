import { PAGES } from '../core/pages.ts';
import { layoutOf } from './layoutOf.ts';

test('the layout of the page overrides those of its parent routes [LAYOUT-11]', () => {
  expect(layoutOf([undefined, { name: 'checkout', layout: 'undistracted' }])).toBe('undistracted');
  expect(
    layoutOf([
      { name: 'root', layout: 'no-footer' },
      { name: 'not-found', layout: 'error' },
    ]),
  ).toBe('error');
});

test.each([[[]], [[undefined]], [[null, { sitemap: false }]]])(
  'a page without a layout, %j, has the default one [LAYOUT-11]',
  (handles) => {
    expect(layoutOf(handles)).toBe('default');
  },
);

test('the checkout is undistracted until the order is placed, and the planning tool has its own layout [LAYOUT-07]', () => {
  const named = Object.entries(PAGES).flatMap(([name, { layout }]) => (layout ? [[name, layout]] : []));

  expect(Object.fromEntries(named)).toEqual({
    'preview-widgets': 'no-footer',
    'planning-tool': 'planning-tool',
    checkout: 'undistracted',
    'checkout-klarna-fail': 'undistracted',
  });
});
