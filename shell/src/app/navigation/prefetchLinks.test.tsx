import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { testShop } from '@hemvaror/testing/testShop';
import { createRoutes } from '../routes/routes.tsx';
import type { PageSource } from '../core/pageSource.ts';
import type { Connection } from './connection.ts';
import { prefetchLinks } from './prefetchLinks.ts';

const never: PageSource = {
  load: () => Promise.reject(new Error('unexpected page load')),
  slot: () => Promise.reject(new Error('unexpected slot load')),
  loaderTimeoutMs: 0,
  slotTimeoutMs: 0,
  onFailure: () => undefined,
};
const ROUTES = createRoutes({ pages: never, localePrefix: { locale: 'sv' } }, () =>
  Promise.reject(new Error('unexpected loaders')),
);

/** The browser's observer, which jsdom lacks. */
class FakeObserver {
  static current: FakeObserver | undefined;
  readonly observed = new Set<Element>();
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
    FakeObserver.current = this;
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
  /** Scrolls the links with this text into the viewport. */
  show(...texts: string[]): void {
    const targets = [...this.observed].filter(({ textContent }) => texts.includes(textContent));
    const rect = document.body.getBoundingClientRect();
    this.#notify(
      targets.map((target) => ({
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        time: 0,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
      })),
      new IntersectionObserver(() => undefined),
    );
  }
}

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function connectedBy(connection: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Starts the prefetch on a page with this markup. */
function aPage(html: string, load: (id: ExposeId) => Promise<unknown> = async () => undefined) {
  document.body.innerHTML = html;
  const loadPage = jest.fn(load);
  stop = prefetchLinks({ routes: ROUTES, loadPage, site: () => testShop() });
  const observer = FakeObserver.current;
  if (!observer) throw new Error('No links are observed.');
  return { observer, pages: () => loadPage.mock.calls.map(([id]) => id) };
}

const LINKS = '<a href="/c/beslag">List</a><a href="/p/krok-ek">Product</a><a href="/p/krok-bok">Other product</a>';

test.each<[connection: string, Connection | undefined]>([
  ['a 4g connection', { effectiveType: '4g', saveData: false }],
  ['a 3g connection', { effectiveType: '3g' }],
  ['a browser without connection details', undefined],
])('STATE-31 %s: visible links prefetch their pages, each page once', (_connection, connection) => {
  if (connection) connectedBy(connection);
  const { observer, pages } = aPage(LINKS);
  expect(pages()).toEqual([]);

  observer.show('Product');
  expect(pages()).toEqual(['mf-catalog/ProductPage']);
  observer.show('Other product', 'List');

  expect(pages()).toEqual(['mf-catalog/ProductPage', 'mf-catalog/ListPage']);
  expect(observer.observed.size).toBe(0);
});

test.each<[connection: string, Connection]>([
  ['2g', { effectiveType: '2g' }],
  ['slow-2g', { effectiveType: 'slow-2g' }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
])('STATE-31 a %s connection prefetches no linked page, not even on hover', (_connection, connection) => {
  connectedBy(connection);
  const { observer, pages } = aPage(LINKS);

  observer.show('List', 'Product', 'Other product');
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

  expect(pages()).toEqual([]);
});

test.each([
  ['of another site', '<a href="https://blog.example/c/beslag">Link</a>'],
  ['of the other language', '<a href="/en/c/fittings">Link</a>'],
  ['to a file', '<a href="/assets/catalog.pdf">Link</a>'],
  ['that downloads', '<a href="/c/beslag" download>Link</a>'],
  ['that opens a new tab', '<a href="/c/beslag" target="_blank">Link</a>'],
  ['to a mail address', '<a href="mailto:butik@hemvist.example">Link</a>'],
  ['without a page of its own', '<a href="/s?q=krok">Link</a>'],
])('STATE-31 a link %s prefetches nothing', (_what, html) => {
  const { observer, pages } = aPage(html);

  observer.show('Link');
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));

  expect(pages()).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'focusin'])('STATE-31 %s on a link prefetches its page at once', (event) => {
  const { pages } = aPage('<a href="/c/beslag"><span>List</span></a>');

  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }));

  expect(pages()).toEqual(['mf-catalog/ListPage']);
});

test('STATE-31 links that a navigation or a panel adds are observed', async () => {
  const { observer, pages } = aPage('<main></main>');

  document.querySelector('main')?.insertAdjacentHTML('beforeend', LINKS);
  await jest.advanceTimersByTimeAsync(500);
  observer.show('List');

  expect(pages()).toEqual(['mf-catalog/ListPage']);
});

test('STATE-31 a failed prefetch is ignored, and the next link to the page tries again', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { observer, pages } = aPage(LINKS, () => Promise.reject(new Error('no such file')));

  observer.show('Product');
  await jest.advanceTimersByTimeAsync(0);
  observer.show('Other product');
  await jest.advanceTimersByTimeAsync(0);

  expect(pages()).toEqual(['mf-catalog/ProductPage', 'mf-catalog/ProductPage']);
  expect(warn).not.toHaveBeenCalled();
});

test('STATE-31 an offline browser prefetches nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { observer, pages } = aPage(LINKS);

  observer.show('List');

  expect(pages()).toEqual([]);
});
