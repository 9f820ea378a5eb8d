import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defer } from './defer.tsx';
import { endFirstView, loadInIdleTime, watchTouches } from './idleCode.ts';
import { captureEarlyInteractions } from './inline-scripts/captureEarlyInteractions.ts';
import { lazyModule } from './lazyModule.ts';
import { closeGate, gate } from './touch.ts';
import { loadIdleCode, resolveDeferred } from './unresolved.ts';

const NAMES = ['Meny', 'Köp', 'Sidfot'] as const;
type Name = (typeof NAMES)[number];

const pressed = jest.fn<void, [Name]>();
let root: Root | undefined;

beforeAll(captureEarlyInteractions);
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  endFirstView();
  await loadIdleCode();
  pressed.mockClear();
  document.body.replaceChildren();
  window.earlyInteractions?.replay(() => true);
  jest.useRealTimers();
});

function aButton(name: Name): ComponentType {
  return () => (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  );
}

/** A first view of three components, hydrated before its idle time. `loaded` are those whose code was requested, in that order. */
async function firstView({ prepare }: { prepare?: () => void } = {}) {
  const served = NAMES.map((name) => defer(async () => aButton(name)));
  await resolveDeferred();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page parts={served} />);
  prepare?.();

  const loaded: Name[] = [];
  closeGate();
  watchTouches();
  const parts = NAMES.map((name) =>
    defer(
      async () => {
        loaded.push(name);
        return aButton(name);
      },
      { when: name === 'Köp' ? 'soon' : 'idle' },
    ),
  );
  root = await act(async () => hydrateRoot(container, <Page parts={parts} />));
  return loaded;
}

function Page({ parts }: { parts: readonly ComponentType[] }) {
  return (
    <section>
      {parts.map((Part, at) => (
        <Part key={NAMES[at]} />
      ))}
    </section>
  );
}

const button = (name: Name) => screen.getByRole('button', { name });
const idle = (isAllowed: boolean) =>
  act(async () => {
    void loadInIdleTime(isAllowed);
    await jest.advanceTimersByTimeAsync(1_000);
  });

test('idle time loads code one after the other, that of controls in sight first', async () => {
  const loaded = await firstView();
  expect(loaded).toEqual([]);

  await idle(true);

  expect(loaded).toEqual(['Köp', 'Meny', 'Sidfot']);
});

test('a touched control loads its code before all other code, and answers', async () => {
  const loaded = await firstView();

  await act(async () => button('Sidfot').dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(loaded).toEqual(['Sidfot']);
  await act(async () => button('Sidfot').click());

  expect(pressed.mock.calls).toEqual([['Sidfot']]);
});

test('on a metered connection only the touched control loads its code', async () => {
  const loaded = await firstView();
  await idle(false);
  expect(loaded).toEqual([]);

  await act(async () => button('Meny').click());
  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(loaded).toEqual(['Meny']);
  expect(pressed.mock.calls).toEqual([['Meny']]);
});

test('a control that was used before the scripts ran loads its code first', async () => {
  const loaded = await firstView({ prepare: () => button('Sidfot').click() });

  await idle(true);

  expect(loaded).toEqual(['Sidfot', 'Köp', 'Meny']);
  expect(pressed.mock.calls).toEqual([['Sidfot']]);
});

describe('in a browser that observes elements', () => {
  const observers: { callback: IntersectionObserverCallback; elements: Set<Element> }[] = [];

  beforeEach(() => {
    observers.length = 0;
    Object.assign(window, {
      IntersectionObserver: class {
        readonly elements = new Set<Element>();
        constructor(callback: IntersectionObserverCallback) {
          observers.push({ callback, elements: this.elements });
        }
        observe(element: Element) {
          this.elements.add(element);
        }
        disconnect() {
          this.elements.clear();
        }
      },
    });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

  /** The browser tells that the control has come near the window. */
  const comeNear = (name: Name) =>
    act(async () => {
      const [target] = [button(name)];
      const observer = observers.find(({ elements }) => elements.has(target));
      const entry = { isIntersecting: true, target };
      Reflect.apply(observer?.callback ?? (() => undefined), undefined, [[entry]]);
      await jest.advanceTimersByTimeAsync(1_000);
    });

  test('idle time loads no code of markup far from the window, until it comes near', async () => {
    const loaded = await firstView();

    await comeNear('Meny');
    await idle(true);
    expect(loaded).toEqual(['Köp', 'Meny']);
    await comeNear('Sidfot');

    expect(loaded).toEqual(['Köp', 'Meny', 'Sidfot']);
  });

  test('after a touch of the page, idle time loads the code of markup far from the window as well', async () => {
    const loaded = await firstView();
    await idle(true);
    expect(loaded).toEqual(['Köp']);

    await act(async () => {
      window.dispatchEvent(new Event('wheel'));
      await jest.advanceTimersByTimeAsync(1_000);
    });

    expect(loaded).toEqual(['Köp', 'Meny', 'Sidfot']);
  });

  test('a touched control far from the window loads its code', async () => {
    const loaded = await firstView();

    await act(async () => button('Sidfot').focus());

    expect(loaded).toEqual(['Sidfot']);
  });
});

test('a navigation ends the first view: all code is loaded, and later components do not wait', async () => {
  const loaded = await firstView();

  await act(async () => endFirstView());

  expect(loaded.toSorted()).toEqual(NAMES.toSorted());
  expect(gate.isClosed).toBe(false);
});

test('code that fails does not keep other code from being loaded, and is not loaded again', async () => {
  const failing = jest.fn(async (): Promise<string> => {
    throw new Error('Loading chunk 301 failed.');
  });
  const loaded = await firstView();
  lazyModule(failing, { when: 'soon' });

  await idle(true);
  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(loaded).toEqual(['Köp', 'Meny', 'Sidfot']);
  // One load with its two retries.
  expect(failing).toHaveBeenCalledTimes(3);
});

test('loaded code that defers further code has that loaded as well', async () => {
  closeGate();
  watchTouches();
  const inner = jest.fn(async () => 'the submenu');
  lazyModule(
    async () => {
      lazyModule(inner, { when: 'idle' });
      return 'the menu';
    },
    { when: 'idle' },
  );

  await idle(true);

  expect(inner).toHaveBeenCalledTimes(1);
});

test('code that a linked page defers is loaded after the first touch only', async () => {
  await firstView();
  await idle(true);
  const deferred = jest.fn(async () => 'the filters of the list');
  lazyModule(deferred, { when: 'soon' });

  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(deferred).not.toHaveBeenCalled();
  await act(async () => {
    window.dispatchEvent(new Event('wheel'));
    await jest.advanceTimersByTimeAsync(1_000);
  });

  expect(deferred).toHaveBeenCalledTimes(1);
});
