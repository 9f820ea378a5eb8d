import { render, screen } from '@testing-library/react';
import { ChoiceLegend } from './ChoiceLegend.tsx';

test('a legend names its group by the label and the selected value', () => {
  render(
    <fieldset>
      <ChoiceLegend as="legend" label="Färg">
        Mässing
      </ChoiceLegend>
    </fieldset>,
  );

  expect(screen.getByRole('group', { name: 'Färg Mässing' })).toBeVisible();
});
