import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { stubApi } from '@hemvaror/testing/stubApi';
import { isAddHidden, watchActions } from './watchActions.ts';

let noteEntries = (_entries: { initiatorType: string }[]) => {};
let disconnected = 0;

beforeEach(() => {
  jest.useFakeTimers();
  disconnected = 0;
  class Observer {
    constructor(listener: (list: { getEntries: () => object[] }) => void) {
      noteEntries = (entries) => listener({ getEntries: () => entries });
    }
    observe() {}
    disconnect() {
      disconnected += 1;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  // jsdom opens no pages.
  document.addEventListener('click', (event) => event.preventDefault());
  document.body.innerHTML = `
    <form id="buy"><input name="size"><button type="button">Fler</button><button data-add-to-cart>Köp</button></form>
    <button form="buy" data-add-to-cart>Köp i listen</button>
    <button type="button" data-add-to-cart>Lägg i varukorgen</button>
    <form><button>Prenumerera</button></form>
    <a href="/kassan">Kassan</a><a href="/c/krokar">Krokar</a><a href="https://pay.example/kassan">Betala</a>`;
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

function watch() {
  const store = createAppStore();
  const cart = createCartSession({
    operations: stubApi({}).operations,
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });
  const onNoEffect = jest.fn();
  watchActions({ store, cart, isCheckout: (pathname) => pathname === '/kassan' }, onNoEffect);
  return { store, cart, onNoEffect };
}

function click(text: string, init: MouseEventInit = {}): void {
  const control = [...document.querySelectorAll('a, button')].find((each) => each.textContent === text);
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test.each(['Köp', 'Köp i listen', 'Lägg i varukorgen', 'Kassan'])(
  'a click on "%s" that changes nothing is reported once',
  (text) => {
    const { onNoEffect } = watch();

    click(text);
    jest.advanceTimersByTime(4_999);
    expect(onNoEffect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onNoEffect).toHaveBeenCalledTimes(1);
    expect(disconnected).toBe(1);

    click(text);
    jest.runAllTimers();
    expect(onNoEffect).toHaveBeenCalledTimes(1);
  },
);

test.each<[what: string, effect: (page: ReturnType<typeof watch>) => void]>([
  ['a notice', ({ store }) => store.dispatch(toastSlice.actions.toastShown({ text: 'Slut', placement: 'top-right' }))],
  ['a change of the cart', ({ cart }) => cart.replace(aCart())],
  ['a request', () => noteEntries([{ initiatorType: 'fetch' }])],
  ['another address', () => window.history.pushState(null, '', '/p/krok?size=2')],
  ['a page that is loading', () => document.documentElement.setAttribute('data-navigating', '')],
  ['a shopper who has left the tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('%s is an effect of a click', (_what, effect) => {
  const page = watch();

  click('Köp');
  effect(page);
  jest.runAllTimers();
  document.documentElement.removeAttribute('data-navigating');

  expect(page.onNoEffect).not.toHaveBeenCalled();
});

test('loaded images and scripts are no effect of a click', () => {
  const { onNoEffect } = watch();

  click('Köp');
  noteEntries([{ initiatorType: 'img' }, { initiatorType: 'script' }]);
  jest.runAllTimers();

  expect(onNoEffect).toHaveBeenCalledTimes(1);
});

test.each(['Fler', 'Prenumerera', 'Krokar', 'Betala'])('a click on "%s" is not watched', (text) => {
  const { onNoEffect } = watch();

  click(text);
  jest.runAllTimers();

  expect(onNoEffect).not.toHaveBeenCalled();
});

test('a form with an invalid field and a click for a new tab are not watched', () => {
  const { onNoEffect } = watch();

  document.querySelector('[name=size]')?.setAttribute('required', '');
  click('Köp');
  click('Kassan', { ctrlKey: true });
  jest.runAllTimers();

  expect(onNoEffect).not.toHaveBeenCalled();
});

test('a shopper without a connection is not watched', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { onNoEffect } = watch();

  click('Köp');
  jest.runAllTimers();

  expect(onNoEffect).not.toHaveBeenCalled();
});

describe('the button of a form that adds to the cart', () => {
  /** jsdom has no layout. */
  function setVisible(isVisible: (button: Element) => boolean): void {
    Object.assign(Element.prototype, {
      checkVisibility(this: Element, { visibilityProperty }: CheckVisibilityOptions) {
        return visibilityProperty && isVisible(this);
      },
    });
  }
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });

  test('is hidden by styles', () => {
    setVisible((button) => button.textContent !== 'Köp');

    expect(isAddHidden()).toBe(true);
  });

  test('is not hidden if only buttons of cards are', () => {
    setVisible((button) => button.textContent === 'Köp');

    expect(isAddHidden()).toBe(false);
  });

  test('is not hidden if there is none, or if the browser cannot say', () => {
    expect(isAddHidden()).toBe(false);

    setVisible(() => false);
    document.getElementById('buy')?.remove();

    expect(isAddHidden()).toBe(false);
  });
});
