import { render, screen } from '@testing-library/react';
import { ChoiceLegend } from './ChoiceLegend.tsx';

test('a legend names its group by what is chosen and what it stands on', () => {
  render(
    <fieldset>
      <ChoiceLegend as="legend" label="Färg">
        Mässing
      </ChoiceLegend>
    </fieldset>,
  );

  expect(screen.getByRole('group', { name: 'Färg Mässing' })).toBeVisible();
});
