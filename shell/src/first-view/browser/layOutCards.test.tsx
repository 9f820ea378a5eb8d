import { closeGate } from '@hemvaror/runtime/defer/touch';
import { layOutCards } from './layOutCards.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('data-laid-out');
});
afterEach(() => jest.useRealTimers());

test('after the first touch, cards are laid out in steps, then all of them', async () => {
  const root = document.documentElement;
  const { touch } = closeGate();
  const steps: (string | null)[] = [];
  new MutationObserver(() => steps.push(root.getAttribute('data-laid-out'))).observe(root, { attributes: true });

  layOutCards();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(root).not.toHaveAttribute('data-laid-out');

  touch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(steps).toEqual(['8', '12', '16', 'all']);
});

test('a page whose cards are laid out for its restored position stays so [ROUTE-52]', async () => {
  const root = document.documentElement;
  root.setAttribute('data-laid-out', 'all');
  const { touch } = closeGate();

  layOutCards();
  touch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(root).toHaveAttribute('data-laid-out', 'all');
});
