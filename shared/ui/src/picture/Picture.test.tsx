import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

function aPicture(src = '/krok/1.webp', priority = false) {
  return (
    <Picture src={src} alt="Krok Ek" width={800} height={1000} sizes="25vw" srcSet="/a.webp 400w" priority={priority} />
  );
}

test('an image has a placeholder until it is loaded [STATE-20]', () => {
  render(aPicture());
  const image = screen.getByRole('img', { name: 'Krok Ek' });
  expect(image).toHaveAttribute('data-loaded', 'false');

  fireEvent.load(image);

  expect(image).toHaveAttribute('data-loaded', 'true');
});

test('an image that fails keeps its placeholder, and another address shows it again [STATE-20]', () => {
  const { rerender } = render(aPicture());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('data-loaded', 'false');

  fireEvent.load(screen.getByRole('img'));
  rerender(aPicture('/krok/2.webp'));

  expect(screen.getByRole('img')).toHaveAttribute('data-loaded', 'false');
});

test('an image that loaded before hydration counts as loaded [STATE-20]', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);

  render(aPicture());

  expect(screen.getByRole('img')).toHaveAttribute('data-loaded', 'true');
});

test('an image has its size and loads lazily, unless it has priority', () => {
  const { rerender } = render(aPicture());
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('sizes', '25vw');
  expect(image).toHaveAttribute('loading', 'lazy');

  rerender(aPicture('/krok/1.webp', true));

  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
