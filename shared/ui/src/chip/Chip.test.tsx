import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { chipClassName, ChipRow, removableChipClassName } from './Chip.tsx';

test('links can have the class of a chip or of a removable chip', async () => {
  const { container } = render(
    <ChipRow>
      <a href="/c/handtag" className={chipClassName()} aria-current="page">
        Handtag
      </a>
      <a href="/c/handtag?color=" className={removableChipClassName()}>
        Ta bort filtret Mässing
      </a>
    </ChipRow>,
  );

  expect(screen.getByRole('link', { name: 'Handtag', current: 'page' })).toHaveClass('chip');
  expect(screen.getByRole('link', { name: 'Ta bort filtret Mässing' })).toHaveClass('chip', 'removable');
  expect(await axe(container)).toHaveNoViolations();
});
