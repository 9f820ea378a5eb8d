import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';

test.each(['svg', 'png'] as const)('the file type %s is valid [VALID-19]', (fileType) => {
  render(<Logo path="/logos/hemvist" fileType={fileType} alt="Hemvist" width={300} height={50} />);

  expect(screen.getByRole('img', { name: 'Hemvist' })).toHaveAttribute('src', `/logos/hemvist.${fileType}`);
});

test('any other file type is reported and replaced by svg [VALID-19]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  // @ts-expect-error a compile error here, but possible in the settings of a widget
  render(<Logo path="/logos/hemvist" fileType="gif" alt="Hemvist" width={300} height={50} />);

  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/file type must be one of svg, png, not "gif"/));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/logos/hemvist.svg');
});
