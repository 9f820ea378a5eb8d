import { waitFor } from '@testing-library/react';
import { closeGate } from '@hemvaror/runtime/defer/touch';
import { layOutCards } from './layOutCards.ts';

beforeEach(() => document.documentElement.removeAttribute('data-laid-out'));

test('after the first touch, cards are laid out in steps, then all of them', async () => {
  const root = document.documentElement;
  const { touch } = closeGate();
  const steps: (string | null)[] = [];
  new MutationObserver(() => steps.push(root.getAttribute('data-laid-out'))).observe(root, { attributes: true });

  layOutCards();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(root).not.toHaveAttribute('data-laid-out');

  touch();
  await waitFor(() => expect(root).toHaveAttribute('data-laid-out', 'all'));
  await Promise.resolve();
  expect(steps).toEqual(['8', '12', '16', 'all']);
});

test('a page whose cards are laid out for its restored position stays so [ROUTE-52]', async () => {
  const root = document.documentElement;
  root.setAttribute('data-laid-out', 'all');
  const { touch } = closeGate();

  layOutCards();
  touch();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(root).toHaveAttribute('data-laid-out', 'all');
});
