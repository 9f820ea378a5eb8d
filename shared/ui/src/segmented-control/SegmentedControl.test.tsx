import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { SegmentedControl } from './SegmentedControl.tsx';

test('the options of a segmented control are radio buttons of one group', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <SegmentedControl
      legend="Kundtyp"
      options={[
        { value: 'PERSON', label: 'Privat' },
        { value: 'ORGANIZATION', label: 'Företag' },
      ]}
      value="PERSON"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Kundtyp' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Privat' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Företag' }));

  expect(onChange).toHaveBeenCalledWith('ORGANIZATION');
  expect(await axe(container)).toHaveNoViolations();
});
