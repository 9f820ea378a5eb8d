import { act, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import { Provider } from '@hemvaror/runtime/libraries/reactRedux';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { testShop } from '@hemvaror/testing/testShop';
import sv from '../messages/sv.json';
import { PageLifecycleContext } from '../page/PageLifecycle.ts';
import { PAGE_TIMEOUT_MS, PageBoundary } from './PageBoundary.tsx';

const NEVER = new Promise<never>(() => {});
const OUTLET = <Outlet />;
const FAILED = 'Något gick tyvärr fel...';

/** Promises of the pages that suspend, by heading. */
let hungPages = new Map<string, Promise<unknown>>();
const cleanUps: (() => Promise<void>)[] = [];

function Page({ heading }: { heading: string }) {
  const reason = hungPages.get(heading);
  if (reason) use(reason);
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{heading}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Page {count}
      </button>
    </>
  );
}

function Layout() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Header {count}
      </button>
      <PageBoundary>{OUTLET}</PageBoundary>
    </>
  );
}

function aDocument() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Layout,
        children: ['garanti', 'villkor', 'hjalp'].map((path) => ({
          path,
          Component: () => <Page heading={path} />,
        })),
      },
    ],
    { initialEntries: ['/garanti'] },
  );
  const onInteractive = jest.fn();
  const app = (
    <Provider store={createAppStore()}>
      <I18nextProvider i18n={createI18n('sv', { shell: sv })}>
        <ShopProvider shop={testShop()}>
          <PageLifecycleContext value={{ router, hydratePage: () => undefined, onInteractive }}>
            <RouterProvider router={router} />
          </PageLifecycleContext>
        </ShopProvider>
      </I18nextProvider>
    </Provider>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return { router, onInteractive, app, container };
}

/** @param isHung whether the page suspends in the browser, after the server has rendered it */
async function firstView({ isHung = false } = {}) {
  const page = aDocument();
  page.container.innerHTML = renderToString(page.app);
  if (isHung) hungPages.set('garanti', NEVER);
  const heading = screen.getByRole('heading', { name: 'garanti' });
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(page.container, page.app, { onRecoverableError }));
  cleanUps.push(() => act(async () => root.unmount()));
  return { ...page, heading, onRecoverableError };
}

const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pageHeading = () => screen.getByRole('heading', { level: 1 }).textContent;

// As the server does at its start.
beforeAll(async () => resolveDeferred());
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  hungPages = new Map();
  document.documentElement.removeAttribute('data-navigating');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page hydrates its markup and is interactive at once', async () => {
  const { heading, onInteractive, onRecoverableError } = await firstView();

  expect(onInteractive).toHaveBeenCalledTimes(1);
  await press(/^Page/);
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'garanti' })).toBe(heading);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a first page that hangs keeps its markup while the header works', async () => {
  const { heading, onInteractive, onRecoverableError } = await firstView({ isHung: true });

  await press(/^Header/);
  expect(screen.getByRole('button', { name: 'Header 1' })).toBeVisible();
  expect(onInteractive).not.toHaveBeenCalled();
  await pass(PAGE_TIMEOUT_MS);

  expect(onInteractive).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'garanti' })).toBe(heading);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test.each([0, PAGE_TIMEOUT_MS])('a first page that hangs does not block a navigation after %i ms', async (afterMs) => {
  const { router } = await firstView({ isHung: true });
  await pass(afterMs);

  await act(() => router.navigate('/villkor?sida=2'));
  expect(pageHeading()).toBe('villkor');
  await press(/^Page/);
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();

  await pass(PAGE_TIMEOUT_MS);
  expect(pageHeading()).toBe('villkor');
});

test('a page that hangs after a navigation is replaced by "try again" after 6 s', async () => {
  const { router } = await firstView();
  hungPages.set('villkor', NEVER);

  await act(() => router.navigate('/villkor?sida=2'));
  await pass(PAGE_TIMEOUT_MS - 1);
  expect(pageHeading()).toBe('garanti');
  await pass(1);

  expect(pageHeading()).toBe(FAILED);
  expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/villkor?sida=2');
  await press(/^Header/);
  expect(screen.getByRole('button', { name: 'Header 1' })).toBeVisible();
});

test.each(['/garanti', '/hjalp'])('a page that hangs does not block the navigation to %s', async (path) => {
  const { router } = await firstView();
  hungPages.set('villkor', NEVER);
  await act(() => router.navigate('/villkor'));
  await pass(PAGE_TIMEOUT_MS);

  await act(() => router.navigate(path));
  await pass(PAGE_TIMEOUT_MS);

  expect(pageHeading()).toBe(path.slice(1));
});

test('leaving a page before its timeout cancels the timeout', async () => {
  const { router } = await firstView();
  hungPages.set('villkor', NEVER);

  await act(() => router.navigate('/villkor'));
  await pass(PAGE_TIMEOUT_MS - 1);
  await act(() => router.navigate('/hjalp'));
  await pass(PAGE_TIMEOUT_MS);

  expect(pageHeading()).toBe('hjalp');
});

test('a page that is rendered in time is not replaced', async () => {
  const { router, onInteractive } = await firstView();
  let finish = (_value: null) => {};
  hungPages.set('villkor', new Promise<null>((resolve) => (finish = resolve)));

  await act(() => router.navigate('/villkor'));
  await pass(PAGE_TIMEOUT_MS - 1);
  await act(async () => finish(null));
  await pass(PAGE_TIMEOUT_MS);

  expect(pageHeading()).toBe('villkor');
  expect(onInteractive).toHaveBeenCalled();
});

describe('the mark of a pending navigation', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-navigating');

  test('is there until the page is rendered, also while React waits for it', async () => {
    const { router } = await firstView();
    let finish = (_value: null) => {};
    hungPages.set('villkor', new Promise<null>((resolve) => (finish = resolve)));
    expect(isMarked()).toBe(false);

    await act(() => router.navigate('/villkor'));
    await pass(PAGE_TIMEOUT_MS - 1);
    expect(isMarked()).toBe(true);

    await act(async () => finish(null));
    expect(isMarked()).toBe(false);
  });

  test('ends with the error page of a page that hangs', async () => {
    const { router } = await firstView();
    hungPages.set('villkor', NEVER);

    await act(() => router.navigate('/villkor'));
    await pass(PAGE_TIMEOUT_MS);

    expect(isMarked()).toBe(false);
  });

  test('ends when the shopper returns to the visible page', async () => {
    const { router } = await firstView();
    hungPages.set('villkor', NEVER);
    await act(() => router.navigate('/villkor'));

    await act(() => router.navigate('/garanti'));

    expect(isMarked()).toBe(false);
  });

  test('stays until the last of several requested pages is rendered', async () => {
    const { router } = await firstView();
    hungPages.set('hjalp', NEVER);

    await act(() => router.navigate('/villkor'));
    expect(isMarked()).toBe(false);
    await act(() => router.navigate('/hjalp'));

    expect(isMarked()).toBe(true);
  });

  test('is not set for a change of the query or the hash [STATE-11]', async () => {
    const { router } = await firstView();
    const marked = jest.spyOn(document.documentElement, 'toggleAttribute');

    await act(() => router.navigate('/garanti?sida=2#svar'));

    expect(marked).not.toHaveBeenCalledWith('data-navigating', true);
  });

  test('of a document that the browser opens stays when the page hydrates', async () => {
    document.documentElement.setAttribute('data-navigating', '');

    await firstView();

    expect(isMarked()).toBe(true);
  });
});

test('a first page without server markup is replaced by "try again" after 6 s', async () => {
  hungPages.set('garanti', NEVER);
  const { app, container, router } = aDocument();
  const root = createRoot(container);
  cleanUps.push(() => act(async () => root.unmount()));

  await act(async () => root.render(app));
  await pass(PAGE_TIMEOUT_MS);
  expect(pageHeading()).toBe(FAILED);

  await act(() => router.navigate('/villkor'));
  await pass(PAGE_TIMEOUT_MS);
  expect(pageHeading()).toBe('villkor');
});

test('a page that suspends on the server fails its document', () => {
  hungPages.set('garanti', NEVER);
  const { app } = aDocument();

  expect(() => renderToString(app)).toThrow('suspended');
});
