import { layOutCards } from './layOutCards.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('data-laid-out');
});
afterEach(() => jest.useRealTimers());

test('on an idle page, cards are laid out in steps, then all of them', async () => {
  const root = document.documentElement;
  const steps: (string | null)[] = [];
  new MutationObserver(() => steps.push(root.getAttribute('data-laid-out'))).observe(root, { attributes: true });

  void layOutCards();
  expect(root).not.toHaveAttribute('data-laid-out');

  await jest.advanceTimersByTimeAsync(10_000);
  expect(steps).toEqual(['8', '12', '16', 'all']);
});

test('a page whose cards are laid out for its restored position stays so [ROUTE-52]', async () => {
  const root = document.documentElement;
  root.setAttribute('data-laid-out', 'all');

  void layOutCards();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(root).toHaveAttribute('data-laid-out', 'all');
});
