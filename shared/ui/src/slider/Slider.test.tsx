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

/** jsdom has no layout: stubs a row of 1200 px in a viewport of 400 px. */
function stubLayout(scrollLeft: number): void {
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
])('a row scrolled to %i px disables the buttons without further content', (scrollLeft, isAtStart, isAtEnd) => {
  render(aRow());
  stubLayout(scrollLeft);

  fireEvent.scroll(screen.getByRole('group', { name: 'Produkter' }));

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Föregående produkter' }).disabled).toBe(isAtStart);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nästa produkter' }).disabled).toBe(isAtEnd);
});

test('the buttons scroll by the visible width', async () => {
  stubLayout(400);
  render(aRow());

  await userEvent.click(screen.getByRole('button', { name: 'Nästa produkter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Föregående produkter' }));

  expect(scrollBy.mock.calls).toEqual([[{ left: 400 }], [{ left: -400 }]]);
});

test('a slider is focusable and has no axe violations', async () => {
  const { container } = render(aRow());

  expect(screen.getByRole('group', { name: 'Produkter' })).toHaveAttribute('tabindex', '0');
  expect(await axe(container)).toHaveNoViolations();
});
