import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { ProductPicture } from './ProductPicture.tsx';

test('the srcset of a product image contains the configured widths', async () => {
  await renderComponent(<ProductPicture fileName="krok ek.webp" alt="Krok Ek" sizes="25vw" priority />, {
    messages: {},
  });

  const image = screen.getByRole('img', { name: 'Krok Ek' });
  expect(image).toHaveAttribute('src', '/images/product/400f500/krok%20ek.webp');
  expect(image.getAttribute('srcset')).toMatch(/\/images\/product\/\d+f\d+\/krok%20ek\.webp \d+w, /);
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '500');
  expect(image).toHaveAttribute('loading', 'eager');
});
