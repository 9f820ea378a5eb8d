import { screen } from '@testing-library/react';
import { renderPart } from '@storefront/testing/renderPage';
import commerce from '../messages/sv.json';
import { StockStatus } from './StockStatus.tsx';

const NONE = { totalStock: 0, inStock: 0, oversellable: 0 };

test.each([
  [{ totalStock: 9, inStock: 9 }, 'in-stock', '+5 i lager, 1–3 vardagar'],
  [{ totalStock: 2, inStock: 2 }, 'few-left', 'Bara 2 kvar, 1–3 vardagar'],
  [{ totalStock: 4, oversellable: 4 }, 'oversellable', 'Beställningsvara, skickas inom 2–3 veckor'],
  [{ totalStock: 4, static: 4 }, 'static', 'I lager hos tillverkaren, 5–8 vardagar'],
  [{}, 'out-of-stock', 'Slut i lager'],
])('a stock of %j is marked and said in words', async (stock, status, text) => {
  const { container } = await renderPart(<StockStatus withTime stock={{ ...NONE, ...stock }} />, {
    messages: { commerce },
  });

  expect(container).toHaveTextContent(text);
  expect(container.querySelector(`[data-status="${status}"]`)).toBeVisible();
});

test('how soon it is with the shopper is said where it is asked for', async () => {
  await renderPart(<StockStatus stock={{ ...NONE, totalStock: 9, inStock: 9 }} />, { messages: { commerce } });

  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.queryByText(/vardagar/)).not.toBeInTheDocument();
});
