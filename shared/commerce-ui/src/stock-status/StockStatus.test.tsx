import { screen } from '@testing-library/react';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { renderComponent } from '@hemvaror/testing/renderPage';
import commerce from '../messages/sv.json';
import { StockStatus } from './StockStatus.tsx';

test.each([
  [aStock(9), 'in-stock', '+5 i lager, 1–3 vardagar'],
  [aStock(2), 'few-left', 'Bara 2 kvar, 1–3 vardagar'],
  [aStock(0, 4), 'oversellable', 'Beställningsvara, skickas inom 2–3 veckor'],
  [{ ...aStock(0), totalStock: 4, static: 4 }, 'static', 'I lager hos tillverkaren, 5–8 vardagar'],
  [aStock(0), 'out-of-stock', 'Slut i lager'],
])('a stock of %j has the status %s and the text %s', async (stock, status, text) => {
  const { container } = await renderComponent(<StockStatus withTime stock={stock} />, {
    messages: { commerce },
  });

  expect(container).toHaveTextContent(text);
  expect(container.querySelector(`[data-status="${status}"]`)).toBeVisible();
});

test('the delivery time is rendered only with withTime', async () => {
  await renderComponent(<StockStatus stock={aStock(9)} />, { messages: { commerce } });

  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.queryByText(/vardagar/)).not.toBeInTheDocument();
});
