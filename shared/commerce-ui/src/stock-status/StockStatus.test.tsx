import { screen } from '@testing-library/react';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { renderComponent } from '@hemvaror/testing/renderPage';
import commerce from '../messages/sv.json';
import { StockStatus } from './StockStatus.tsx';

test.each([
  [aStock(9), 'in-stock', '+5 i lager, 3–6 vardagar'],
  [aStock(2), 'few-left', 'Bara 2 kvar, 3–6 vardagar'],
  [aStock(0, 4), 'oversellable', 'Beställningsvara, skickas inom 2–3 veckor'],
  [{ ...aStock(0), totalStock: 4, static: 4 }, 'static', 'I lager hos tillverkaren, 5–8 vardagar'],
  [aStock(0), 'out-of-stock', 'Slut i lager'],
])('a stock of %j has the status %s and the text %s', async (stock, status, text) => {
  const { container } = await renderComponent(<StockStatus withTime stock={stock} />, {
    messages: { commerce },
    deliveryDays: { min: 3, max: 6 },
  });

  expect(container).toHaveTextContent(text);
  expect(container.querySelector(`[data-status="${status}"]`)).toBeVisible();
});

test('a delivery of at most a day has the singular', async () => {
  const deliveryDays = { min: 1, max: 1 };
  await renderComponent(<StockStatus withTime stock={aStock(9)} />, { messages: { commerce }, deliveryDays });

  expect(screen.getByText(/^, 1 vardag$/)).toBeVisible();
});

test('without delivery days of the market no time is rendered', async () => {
  await renderComponent(<StockStatus withTime stock={aStock(9)} />, { messages: { commerce } });

  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.queryByText(/vardagar/)).not.toBeInTheDocument();
});

test('the delivery time is rendered only with withTime', async () => {
  const deliveryDays = { min: 1, max: 3 };
  await renderComponent(<StockStatus stock={aStock(9)} />, { messages: { commerce }, deliveryDays });

  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.queryByText(/vardagar/)).not.toBeInTheDocument();
});
