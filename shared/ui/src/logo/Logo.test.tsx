import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';

test.each(['svg', 'png'] as const)('VALID-19 a logo may be a %s', (fileType) => {
  render(<Logo path="/logos/hemvist" fileType={fileType} alt="Hemvist" width={300} height={50} />);

  expect(screen.getByRole('img', { name: 'Hemvist' })).toHaveAttribute('src', `/logos/hemvist.${fileType}`);
});

test('VALID-19 any other file type is refused and the svg is shown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  // @ts-expect-error the compiler refuses it first; a widget's settings are not compiled
  render(<Logo path="/logos/hemvist" fileType="gif" alt="Hemvist" width={300} height={50} />);

  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/file type must be one of svg, png, not "gif"/));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/logos/hemvist.svg');
});
