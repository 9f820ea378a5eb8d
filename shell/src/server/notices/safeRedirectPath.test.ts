import { safeRedirectPath } from './safeRedirectPath.ts';

test('path and query of an address are returned', () => {
  expect(safeRedirectPath('/p/krokar/krok-ek?page=2&q=%C3%A5')).toEqual({
    pathname: '/p/krokar/krok-ek',
    search: '?page=2&q=%C3%A5',
  });
});

test.each(['//evil.example/x', '/\\evil.example/x', '/.//evil.example/x', '/%2e//evil.example', '//', '/\\', ''])(
  '%j stays on the same host',
  (url) => {
    const { pathname, search } = safeRedirectPath(url);

    expect(new URL(pathname + search, 'https://shop.example').host).toBe('shop.example');
    expect(pathname).toMatch(/^\/(?![/\\])/);
  },
);
