import { render, screen } from '@testing-library/react';
import { markImage } from './markImages.ts';
import { Wordmark } from './Wordmark.tsx';

const SPECIFIED = ['card', 'invoice', 'Klarna', 'Svea', 'Walley', 'DHL', 'PostNord', 'Schenker', 'UPS'];

test.each([...SPECIFIED, 'Swish'])(
  '%s is an image of a fixed size with a text alternative [FOOT-06, FOOT-07]',
  (name) => {
    render(<Wordmark name={name} alt={`Logo: ${name}`} />);

    const image = screen.getByRole('img', { name: `Logo: ${name}` });
    expect(image).toHaveAttribute('width', String(markImage(name)?.width));
    expect(image).toHaveAttribute('height', '28');
    const [type, ...svg] = image.getAttribute('src')?.split(',') ?? [];
    expect(type).toBe('data:image/svg+xml');
    const parsed = new DOMParser().parseFromString(decodeURIComponent(svg.join(',')), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.getAttribute('viewBox')).toBe(`0 0 ${markImage(name)?.width} 28`);
  },
);

test('beside its name, a mark is not read', () => {
  render(<Wordmark name="card" alt="" />);

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a name without a mark is text, standalone or as a list item', () => {
  render(
    <ul>
      <Wordmark as="li" name="Bring" />
      <Wordmark as="li" name="constructor" />
    </ul>,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bring', 'constructor']);
});
