import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { chipClassName, ChipRow, RemovableChip, ToggleChip } from './Chip.tsx';

test('chips are links, toggles or things to remove, each named for what it does', async () => {
  const onRemove = jest.fn();
  const { container } = render(
    <ChipRow>
      <a href="/c/handtag" className={chipClassName()} aria-current="page">
        Handtag
      </a>
      <ToggleChip pressed>Nyheter</ToggleChip>
      <RemovableChip removeLabel="Ta bort filtret Mässing" onClick={onRemove}>
        Mässing
      </RemovableChip>
    </ChipRow>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Ta bort filtret Mässing' }));

  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Nyheter', pressed: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Handtag', current: 'page' })).toHaveClass('chip');
  expect(await axe(container)).toHaveNoViolations();
});
