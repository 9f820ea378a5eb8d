import { act, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { SlotModule } from '../contract/contract.ts';
import { captureEarlyInteractions } from '../defer/inline-scripts/captureEarlyInteractions.ts';
import { replayEarlyInteractions } from '../defer/replayEarlyInteractions.ts';
import { endFirstView, loadInIdleTime, watchTouches } from '../defer/idleCode.ts';
import { closeGate } from '../defer/touch.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import { Slots, SlotsContext, type LoadSlot } from './Slots.ts';

const NEVER = new Promise<never>(() => {});

const openFirstView = () => {
  watchTouches();
  return closeGate();
};
/** @param isAllowed whether the connection allows code that may not be needed */
const idle = (isAllowed = true) =>
  act(async () => {
    void loadInIdleTime(isAllowed);
    await jest.advanceTimersByTimeAsync(100);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endFirstView();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test.each<[what: string, load: LoadSlot]>([
  ['code never loads', () => NEVER],
  ['rendering never resumes', async () => ({ Component: () => use(NEVER) })],
])('a slot whose %s times out after 6 s, and a retry renders it', async (_what, load) => {
  const loads = jest.fn(load);
  await show(loads);
  expect(screen.getByText('on its way')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5_999));
  expect(screen.getByText('on its way')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('on its way')).not.toBeInTheDocument();

  loads.mockResolvedValue(aSlot('the slot'));
  await act(async () => screen.getByRole('button', { name: 'again' }).click());
  expect(screen.getByText('the slot')).toBeVisible();
});

test('a slot that is loaded in time stays', async () => {
  await show(async () => aSlot('the slot'));

  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(screen.getByText('the slot')).toBeVisible();
});

test('an idle slot times out only when a navigation waits for it', async () => {
  const { endWait } = openFirstView();
  const slots = new Slots(() => NEVER);
  await act(async () => render(<Page slots={slots} />));
  await idle();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('on its way')).toBeVisible();

  await act(async () => endWait());

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
});

test('a slot that is rendered after the first navigation has no timeout', async () => {
  const { endWait } = openFirstView();
  const slots = new Slots(() => NEVER);
  endFirstView();
  endWait();
  await act(() => jest.advanceTimersByTimeAsync(0));

  await act(async () => render(<Page slots={slots} />));

  expect(screen.getByText('on its way')).toBeVisible();
});

test('a slot that throws while rendering does not fail the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  await show(async () => ({ Component: Broken }));

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
});

test('a slot whose preload failed throws when it is rendered, and is not loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<SlotModule>, []>(() => Promise.reject(new Error('no release')));
  const slots = new Slots(load);
  await slots.preload(['mf-search/SearchBox']);

  await act(async () => render(<Page slots={slots} when="render" />));

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a slot receives its data', async () => {
  const slots = new Slots(async () => ({ Component: ({ data }) => <p>{String(data)}</p> }));

  await act(async () =>
    render(
      <SlotsContext value={slots}>
        <RemoteSlot id="mf-content/WidgetArea" data="Skötselråd" />
      </SlotsContext>,
    ),
  );

  expect(screen.getByText('Skötselråd')).toBeVisible();
});

test('a slot whose code is loaded renders without its fallback', async () => {
  const slots = new Slots(async () => aSlot('the slot'));
  await slots.module('mf-search/SearchBox');

  render(<Page slots={slots} />);

  expect(screen.getByText('the slot')).toBeVisible();
});

test('loading the module of a rendered slot does not remount it', async () => {
  const slots = new Slots(async () => aSlot('the slot'));
  const view = await act(async () => render(<Page slots={slots} when="render" />));
  const before = screen.getByText('the slot');

  await slots.module('mf-search/SearchBox');
  view.rerender(<Page slots={slots} when="render" />);

  expect(screen.getByText('the slot')).toBe(before);
});

test('an idle slot keeps the server markup when its page re-renders', async () => {
  const served = new Slots(async () => aSlot('the slot'));
  await served.preload(['mf-content/WidgetArea']);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Counter slots={served} />);
  const text = screen.getByText('the slot');
  const slots = new Slots(async () => aSlot('the slot'));
  openFirstView();

  await act(async () => hydrateRoot(container, <Counter slots={slots} />));
  await act(async () => screen.getByRole('button', { name: '0' }).click());

  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(screen.getByText('the slot')).toBe(text);
  expect(text).toBeVisible();
  await idle();
  expect(screen.getByText('the slot')).toBe(text);
});

describe('early clicks', () => {
  const log = jest.fn<void, [clicked: string]>();
  let root: Root | undefined;
  beforeAll(captureEarlyInteractions);
  beforeEach(() => log.mockClear());
  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.replaceChildren();
    window.earlyInteractions?.replay(() => true);
  });

  const replayInDocument = () => act(async () => replayEarlyInteractions());
  const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const pageWith = (slots: Slots, when: 'render' | 'idle') => (
    <SlotsContext value={slots}>
      <button type="button" onClick={() => log('page')}>
        Köp
      </button>
      <RemoteSlot id="mf-content/WidgetArea" when={when} />
    </SlotsContext>
  );
  // Several elements without a common root, as a slot may have.
  const load: LoadSlot = async () => ({
    Component: () => (
      <>
        <h2>Nytt</h2>
        <p>
          <button type="button" onClick={() => log('slot')}>
            Nästa
          </button>
        </p>
        <p>Tidigare</p>
      </>
    ),
  });

  /** @param code settles when the browser has loaded the code of the slot */
  async function serve(when: 'render' | 'idle', code?: Promise<void>) {
    const served = new Slots(load);
    await served.preload(['mf-content/WidgetArea']);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(pageWith(served, when));
    return async function hydrate() {
      openFirstView();
      const slots = new Slots(async (id) => {
        await code;
        return load(id);
      });
      await act(async () => {
        root = hydrateRoot(container, pageWith(slots, when));
      });
      return () => idle();
    };
  }

  test('a click before the code of the slot is loaded is replayed once', async () => {
    let loaded = () => {};
    const hydrate = await serve('idle', new Promise((resolve) => (loaded = resolve)));
    await hydrate();
    await click('Nästa');
    await replayInDocument();
    expect(log).not.toHaveBeenCalled();

    await act(async () => loaded());
    expect(log.mock.calls).toEqual([['slot']]);
    await replayInDocument();
    expect(log.mock.calls).toEqual([['slot']]);
  });

  test('a click before the page runs loads the slot at once and is replayed once', async () => {
    const hydrate = await serve('idle');
    await click('Nästa');

    await hydrate();
    expect(log.mock.calls).toEqual([['slot']]);
    await replayInDocument();
    expect(log.mock.calls).toEqual([['slot']]);
  });

  test('a click in a slot that hydrates with the page is replayed once', async () => {
    const hydrate = await serve('render');
    await click('Nästa');

    await hydrate();
    await replayInDocument();

    expect(log.mock.calls).toEqual([['slot']]);
  });

  test('a click that the page has handled is not replayed by a slot', async () => {
    const hydrate = await serve('idle');
    const touch = await hydrate();
    await click('Köp');

    await touch();

    expect(log.mock.calls).toEqual([['page']]);
  });
});

/** A page with state around its slot. */
function Counter({ slots }: { slots: Slots }) {
  const [count, setCount] = useState(0);
  return (
    <SlotsContext value={slots}>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <RemoteSlot id="mf-content/WidgetArea" when="idle" />
    </SlotsContext>
  );
}

async function show(load: LoadSlot): Promise<void> {
  await act(async () => render(<Page slots={new Slots(load)} when="render" />));
}

function Page({ slots, when = 'idle' }: { slots: Slots; when?: 'render' | 'idle' }) {
  return (
    <SlotsContext value={slots}>
      <RemoteSlot id="mf-search/SearchBox" when={when} fallback={<p>on its way</p>} failure={tryAgain} />
      <p>the rest</p>
    </SlotsContext>
  );
}

function tryAgain(retry: () => void) {
  return <button onClick={retry}>again</button>;
}

function aSlot(text: string): SlotModule {
  return { Component: () => <p>{text}</p> };
}

function Broken(): never {
  throw new Error('broken');
}
