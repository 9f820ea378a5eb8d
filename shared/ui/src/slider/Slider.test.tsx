import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Slider } from './Slider.tsx';

const scrollBy = jest.fn();

function aRow() {
  return (
    <Slider
      label="Produkter"
      previousLabel="Föregående produkter"
      nextLabel="Nästa produkter"
      head={<h2>Nytt i butiken</h2>}
    >
      <p>Krok Ek</p>
      <p>Krok Ask</p>
    </Slider>
  );
}

/** The test browser lays nothing out: a row of 1200 px seen through 400. */
function laidOut(scrollLeft: number): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1200);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(scrollLeft);
}

beforeEach(() => {
  scrollBy.mockClear();
  Element.prototype.scrollBy = scrollBy;
});

test.each([
  [0, true, false],
  [400, false, false],
  [800, false, true],
])('a row scrolled to %i px can go where there is something', (scrollLeft, isAtStart, isAtEnd) => {
  render(aRow());
  laidOut(scrollLeft);

  fireEvent.scroll(screen.getByRole('group', { name: 'Produkter' }));

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Föregående produkter' }).disabled).toBe(isAtStart);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nästa produkter' }).disabled).toBe(isAtEnd);
});

test('the buttons scroll by what is in view', async () => {
  laidOut(400);
  render(aRow());

  await userEvent.click(screen.getByRole('button', { name: 'Nästa produkter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Föregående produkter' }));

  expect(scrollBy.mock.calls).toEqual([[{ left: 400 }], [{ left: -400 }]]);
});

test('a row is in order for screen readers', async () => {
  const { container } = render(aRow());

  expect(screen.getByRole('group', { name: 'Produkter' })).toHaveAttribute('tabindex', '0');
  expect(await axe(container)).toHaveNoViolations();
});
