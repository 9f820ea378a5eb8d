import { act, screen, within } from '@testing-library/react';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { renderProduct, toastOf } from '../../testing/renderProduct.tsx';

const SIZES = [aSku(), aSku({ skuId: 71, name: '128 mm', stock: aStock(3) })];
const ADD = 'Lägg i varukorgen';

/** Replaces the observer, which jsdom does not have. */
class Observer {
  static notify: (isIntersecting: boolean) => void = () => {};
  static observed: Element | undefined;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.notify = (isIntersecting) => act(() => callback([{ isIntersecting }]));
  }
  observe(element: Element) {
    Observer.observed = element;
  }
  disconnect() {}
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const buttons = () => screen.getAllByRole('button', { name: ADD });

test('the bar has price and button while the button of the form is out of view', async () => {
  await renderProduct({ product: { unitPrice: aPrice(149) } });
  const [inForm, inBar] = buttons();
  expect(Observer.observed).toBe(inForm);
  const bar = within(inBar?.parentElement ?? document.body);
  expect(bar.getByText('Krok Ek')).toBeVisible();
  expect(bar.getByText('149 kr')).toBeVisible();

  Observer.notify(true);
  expect(buttons()).toEqual([inForm]);

  Observer.notify(false);
  expect(buttons()).toHaveLength(2);
});

test('the button of the bar submits the form, which requires a size', async () => {
  const page = await renderProduct({ product: { skus: SIZES } });

  await page.user.click(buttons()[1] ?? document.body);

  expect(toastOf(page)).toBe('Du måste välja storlek först');
  expect(screen.getByRole('radiogroup', { name: 'Storlek' })).toBeInvalid();
});

test('the bar follows a sold-out size', async () => {
  const { user } = await renderProduct({
    product: { skus: [aSku(), aSku({ skuId: 71, name: 'M', stock: aStock(0) })] },
  });

  await user.click(screen.getByRole('radio', { name: /^M/ }));

  for (const button of screen.getAllByRole('button', { name: 'Slut i lager' })) expect(button).toBeDisabled();
});

test('a product that cannot be bought has no bar', async () => {
  await renderProduct({ product: { skus: [aSku({ stock: aStock(0) })], totalStock: aStock(0) } });

  expect(screen.getAllByRole('button', { name: /Bevaka|Lägg i/ })).toHaveLength(1);
});
