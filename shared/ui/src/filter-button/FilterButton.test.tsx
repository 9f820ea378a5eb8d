import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterButton } from './FilterButton.tsx';

test('the name of a filter button contains the number of selected values', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <FilterButton expanded={false} count={2} countLabel="2 valda" onClick={onClick}>
      Färg
    </FilterButton>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Färg 2 valda', expanded: false }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <FilterButton expanded count={0} countLabel="0 valda">
      Färg
    </FilterButton>,
  );
  expect(screen.getByRole('button', { name: 'Färg', expanded: true })).toHaveAttribute('aria-haspopup', 'dialog');
});
