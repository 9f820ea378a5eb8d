import { render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { UNAVAILABLE_PAGE } from '../../app/routes/lazyPage.tsx';
import { CODE_TIMEOUT_MS, loadFirstPage } from './loadFirstPage.ts';

const RENDERED = { loaderData: {} };

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-page="mf-catalog/ListPage"><h1>Textil</h1></div>';
});
afterEach(() => jest.useRealTimers());

/** A route whose code is loaded by `lazy`, at the address of the test. */
function aRoute(lazy: () => Promise<Pick<RouteObject, 'Component'>>): RouteObject {
  return { id: 'list', path: '*', lazy };
}

test('the code of the first page is part of its route before the router exists', async () => {
  const Component = () => null;
  const route = aRoute(() => Promise.resolve({ Component }));

  await loadFirstPage(RENDERED, [route]);

  expect(route).toMatchObject({ Component, lazy: undefined });
});

test.each([
  ['does not load within 6 s', () => new Promise<never>(() => {})],
  ['cannot be loaded', () => Promise.reject(new Error('lost'))],
])('a page whose code %s stays as the server rendered it', async (_case, lazy) => {
  const route = aRoute(lazy);

  const loaded = loadFirstPage(RENDERED, [route]);
  await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  await loaded;

  const Page = route.Component ?? (() => null);
  document.body.innerHTML = '';
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Textil' })).toBeVisible();
  expect(route.lazy).toBeUndefined();
});

test('a page that the server rendered as an error keeps its error page', async () => {
  const route = aRoute(() => Promise.reject(new Error('lost')));

  await loadFirstPage({ ...RENDERED, errors: { list: new Error('503') } }, [route]);

  expect(route).toMatchObject(UNAVAILABLE_PAGE);
});
