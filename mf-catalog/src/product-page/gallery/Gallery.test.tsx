import { screen, waitFor, within } from '@testing-library/react';
import { renderProduct } from '../../testing/renderProduct.tsx';

const scrollTo = jest.fn();
const first = () => screen.getByRole('link', { name: 'Krok av ek på vägg Förstora bilden' });
const second = () => screen.getByRole('link', { name: 'Trävind Krok Ek, bild 2 Förstora bilden' });
const thumb = (at: number) => screen.getByRole('button', { name: `Visa bild ${at} av 2` });

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

test('clicking a thumbnail scrolls to its image', async () => {
  const { user } = await renderProduct();
  expect(thumb(1)).toHaveAttribute('aria-current', 'true');

  await user.click(thumb(2));

  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(thumb(2)).toHaveAttribute('aria-current', 'true');
});

test('arrow keys, Home and End move between the images', async () => {
  const { user } = await renderProduct();
  first().focus();

  await user.keyboard('{ArrowRight}');
  expect(second()).toHaveFocus();
  expect(thumb(2)).toHaveAttribute('aria-current', 'true');

  await user.keyboard('{ArrowRight}{Home}');
  expect(first()).toHaveFocus();

  await user.keyboard('{End}');
  expect(second()).toHaveFocus();
});

test('without JavaScript an image links to its largest file', async () => {
  await renderProduct();

  expect(second()).toHaveAttribute('href', '/images/product/800f1000/krok-ek-2.webp');
});

test('an image opens in a modal with keyboard navigation, which restores the focus when it closes', async () => {
  const { user } = await renderProduct();

  await user.click(second());
  const modal = within(await screen.findByRole('dialog', { name: 'Trävind Krok Ek' }));
  expect(modal.getByRole('status')).toHaveTextContent('Bild 2 av 2');
  const large = modal.getByRole('img', { name: 'Trävind Krok Ek, bild 2' });
  expect(large.getAttribute('srcset')).toBe(
    '/images/product/600f750/krok-ek-2.webp 600w, /images/product/800f1000/krok-ek-2.webp 800w',
  );

  await user.keyboard('{ArrowLeft}');
  expect(modal.getByRole('status')).toHaveTextContent('Bild 1 av 2');
  expect(modal.getByRole('img', { name: 'Krok av ek på vägg' })).toBeVisible();

  await user.click(modal.getByRole('button', { name: 'Nästa bild' }));
  expect(modal.getByRole('status')).toHaveTextContent('Bild 2 av 2');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(second()).toHaveFocus();
});

test('a click with a modifier key is handled by the browser', async () => {
  const { user } = await renderProduct();
  const leftToBrowser = jest.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented;
    event.preventDefault();
    return wasPrevented;
  });
  document.addEventListener('click', leftToBrowser);

  await user.keyboard('{Control>}');
  await user.click(first());
  document.removeEventListener('click', leftToBrowser);

  expect(leftToBrowser).toHaveReturnedWith(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a product with one image has no thumbnails and no position', async () => {
  const { user } = await renderProduct({ product: { productImages: [{ fileName: 'krok.webp', tags: null }] } });
  expect(screen.queryByRole('button', { name: /Visa bild/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Trävind Krok Ek Förstora bilden' }));

  const modal = within(await screen.findByRole('dialog'));
  expect(modal.queryByRole('status')).not.toBeInTheDocument();
});
