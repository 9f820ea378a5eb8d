import { act, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { SlotModule } from './contract.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import { Slots, SlotsContext, type LoadSlot } from './Slots.ts';

const NEVER = new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[what: string, load: LoadSlot]>([
  ['code never comes', () => NEVER],
  ['rendering never ends', async () => ({ Component: () => use(NEVER) })],
])('a slot whose %s gives way after 6 s, and can be asked for again', async (_what, load) => {
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

test('a slot that is there in time stays', async () => {
  await show(async () => aSlot('the slot'));

  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(screen.getByText('the slot')).toBeVisible();
});

test('a slot that waits for the first touch gives way to a navigation that waits for it, and to nothing before', async () => {
  let heldUp = () => {};
  const slots = new Slots(() => NEVER, Promise.resolve(), new Promise<void>((resolve) => (heldUp = resolve)));
  await act(async () => render(<Page slots={slots} />));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('on its way')).toBeVisible();

  await act(async () => heldUp());

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
});

test('a slot that is shown after the first navigation waits for its code as long as that takes', async () => {
  const slots = new Slots(() => NEVER, Promise.resolve(), Promise.resolve());
  await act(() => jest.advanceTimersByTimeAsync(0));

  await act(async () => render(<Page slots={slots} />));

  expect(screen.getByText('on its way')).toBeVisible();
});

test('a slot that breaks while rendering costs its place alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  await show(async () => ({ Component: Broken }));

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
});

test('a slot that could not be loaded ahead throws where it stands, and is not asked for twice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<SlotModule>, []>(() => Promise.reject(new Error('no release')));
  const slots = new Slots(load);
  await slots.preload(['mf-search/SearchBox']);

  await act(async () => render(<Page slots={slots} hydrate="atOnce" />));

  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a slot is handed its data', async () => {
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

test('a slot whose code a page has waited for stands at once, without its stand-in', async () => {
  const slots = new Slots(async () => aSlot('the slot'));
  await slots.module('mf-search/SearchBox');

  render(<Page slots={slots} />);

  expect(screen.getByText('the slot')).toBeVisible();
});

test('a slot that stands already is not made anew when a page waits for its code', async () => {
  const slots = new Slots(async () => aSlot('the slot'));
  const shown = await act(async () => render(<Page slots={slots} hydrate="atOnce" />));
  const before = screen.getByText('the slot');

  await slots.module('mf-search/SearchBox');
  shown.rerender(<Page slots={slots} hydrate="atOnce" />);

  expect(screen.getByText('the slot')).toBe(before);
});

test('a waiting slot keeps the markup of the server when its page renders anew', async () => {
  const served = new Slots(async () => aSlot('the slot'));
  await served.preload(['mf-content/WidgetArea']);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Counter slots={served} />);
  const words = screen.getByText('the slot');
  const slots = new Slots(async () => aSlot('the slot'), NEVER);

  await act(async () => hydrateRoot(place, <Counter slots={slots} />));
  await act(async () => screen.getByRole('button', { name: '0' }).click());

  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(screen.getByText('the slot')).toBe(words);
  expect(words).toBeVisible();
});

/** A page with a state of its own around its slot. */
function Counter({ slots }: { slots: Slots }) {
  const [count, setCount] = useState(0);
  return (
    <SlotsContext value={slots}>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <RemoteSlot id="mf-content/WidgetArea" hydrate="onTouch" />
    </SlotsContext>
  );
}

async function show(load: LoadSlot): Promise<void> {
  await act(async () => render(<Page slots={new Slots(load)} hydrate="atOnce" />));
}

function Page({ slots, hydrate = 'onTouch' }: { slots: Slots; hydrate?: 'atOnce' | 'onTouch' }) {
  return (
    <SlotsContext value={slots}>
      <RemoteSlot id="mf-search/SearchBox" hydrate={hydrate} fallback={<p>on its way</p>} failure={tryAgain} />
      <p>the rest</p>
    </SlotsContext>
  );
}

function tryAgain(retry: () => void) {
  return <button onClick={retry}>again</button>;
}

function aSlot(words: string): SlotModule {
  return { Component: () => <p>{words}</p> };
}

function Broken(): never {
  throw new Error('broken');
}
