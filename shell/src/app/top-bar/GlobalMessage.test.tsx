import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { GlobalMessage } from './GlobalMessage.tsx';

test('the configured message is rendered as plain text [TOP-07]', () => {
  render(aMessage('Vi flyttar lagret <b>nu</b>'));

  expect(screen.getByRole('alert')).toHaveTextContent('Vi flyttar lagret <b>nu</b>');
  expect(screen.getByRole('alert').children).toHaveLength(0);
});

test.each([undefined, ''])('with the message %j no element is rendered [TOP-07]', (globalMessage) => {
  const { container } = render(aMessage(globalMessage));

  expect(container).toBeEmptyDOMElement();
});

test('the message is part of the server markup [TOP-07]', () => {
  expect(renderToString(aMessage('Vi flyttar lagret'))).toContain('Vi flyttar lagret');
});

function aMessage(globalMessage: string | undefined) {
  const shop = testShop('sv');
  const config = { ...shop.config, ...(globalMessage !== undefined && { globalMessage }) };
  return (
    <ShopProvider shop={{ ...shop, config }}>
      <GlobalMessage />
    </ShopProvider>
  );
}
