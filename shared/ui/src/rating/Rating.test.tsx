import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Rating } from './Rating.tsx';
import { RatingInput } from './RatingInput.tsx';

test.each([
  [3.5, '70%'],
  [4.6, '90%'],
  [0, '0%'],
  [7, '100%'],
])('a rating of %d fills its stars to %s, rounded to half stars', (value, share) => {
  render(<Rating value={value} label={`${value} av 5`} />);

  expect(screen.getByRole('img', { name: `${value} av 5` })).toHaveStyle({ '--rating-share': share });
});

function Review() {
  const [stars, setStars] = useState(0);
  return <RatingInput legend="Betyg" starLabel={(count) => `${count} av 5`} value={stars} onChange={setStars} />;
}

test('a rating is selected by click and by arrow key', async () => {
  const { container } = render(<Review />);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: '3 av 5' }));
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: '4 av 5' })).toBeChecked();
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});
