import { closeGate } from '@hemvaror/runtime/defer/touch';
import { waitFor } from '@testing-library/react';
import { layOutCards } from './layOutCards.ts';

test('after the first touch every card is laid out, and later ones are at once', async () => {
  const main = document.createElement('main');
  main.innerHTML = '<article></article>'.repeat(10);
  document.body.append(main);
  const { touch } = closeGate();
  const laidOut = () => [...main.children].filter((card) => card.getAttribute('style')?.includes('visible')).length;

  layOutCards();
  await Promise.resolve();
  expect(laidOut()).toBe(0);

  touch();
  await waitFor(() => expect(laidOut()).toBe(4));
  expect(document.documentElement).not.toHaveAttribute('data-laid-out');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-laid-out'), { timeout: 3_000 });
  expect(laidOut()).toBe(10);
});
