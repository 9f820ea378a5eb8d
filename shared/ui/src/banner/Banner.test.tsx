import { render, screen } from '@testing-library/react';
import { Banner } from './Banner.tsx';

test('a line that came with the page just stands there, one that appears is read out', () => {
  render(
    <>
      <Banner>Betaltjänsten svarar inte.</Banner>
      <Banner tone="quiet" announce="polite">
        Du är offline.
      </Banner>
      <Banner announce="assertive">Något gick fel.</Banner>
    </>,
  );

  expect(screen.getByText('Betaltjänsten svarar inte.')).not.toHaveAttribute('role');
  expect(screen.getByRole('status')).toHaveTextContent('Du är offline.');
  expect(screen.getByRole('alert')).toHaveTextContent('Något gick fel.');
});
