import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
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
