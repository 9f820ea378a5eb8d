import path from 'node:path';
import { screen } from '@testing-library/react';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { renderCheckout } from '../testing/renderCheckout.tsx';

afterEach(removeStylesheets);

test('the summary is collapsed on narrow screens only', async () => {
  addStylesheets(path.join(import.meta.dirname, 'OrderSummary.module.css'));
  await renderCheckout();
  const details = screen.getByRole('complementary', { name: 'Din order' }).querySelector('[data-open="false"]');
  const visibilityAt = (width: number) => details && styleValue(details, 'visibility', { width });

  expect([visibilityAt(1023), visibilityAt(1024)]).toEqual([undefined, 'visible']);
});
