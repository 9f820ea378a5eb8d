import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { ProductPicture } from './ProductPicture.tsx';

test('a picture of a product comes in all widths that the shop is configured with', async () => {
  await renderComponent(<ProductPicture fileName="krok ek.webp" alt="Krok Ek" sizes="25vw" priority />, {
    messages: {},
  });

  const picture = screen.getByRole('img', { name: 'Krok Ek' });
  expect(picture).toHaveAttribute('src', '/images/product/400f500/krok%20ek.webp');
  expect(picture.getAttribute('srcset')).toMatch(/\/images\/product\/\d+f\d+\/krok%20ek\.webp \d+w, /);
  expect(picture).toHaveAttribute('width', '400');
  expect(picture).toHaveAttribute('height', '500');
  expect(picture).toHaveAttribute('loading', 'eager');
});
