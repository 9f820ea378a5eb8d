import { lazy, Suspense, type ComponentType } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { stubApi } from '@hemvaror/testing/stubApi';
import { CartProvider, useCart } from './CartProvider.tsx';
import { createCartSession } from './cartSession.ts';
import { itemCount } from './cartTotals.ts';

function Count() {
  return <p>{itemCount(useCart().cart)}</p>;
}

test('a component that hydrates after the cart has changed keeps the server markup, then renders the change', async () => {
  const session = createCartSession({
    operations: stubApi({}).operations,
    initial: aCart({ items: [] }),
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });
  const tree = (Child: ComponentType) => (
    <CartProvider session={session}>
      <Suspense>
        <Child />
      </Suspense>
    </CartProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(Count));
  let load = () => {};
  const LateCount = lazy(
    () => new Promise<{ default: ComponentType }>((resolve) => (load = () => resolve({ default: Count }))),
  );
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, tree(LateCount), { onRecoverableError }));

  await act(async () => session.replace(aCart({ items: [aCartLine({ quantity: 3 })] })));
  expect(container).toHaveTextContent('0');
  await act(async () => load());

  expect(container).toHaveTextContent('3');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
