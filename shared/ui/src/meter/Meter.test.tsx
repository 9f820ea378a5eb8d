import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Meter } from './Meter.tsx';

test.each([
  [349, 899, '349', 'false'],
  [899, 899, '899', 'true'],
  [2000, 899, '899', 'true'],
  [-5, 899, '0', 'false'],
  [10, 0, '0', 'true'],
])('a meter for %i of %i has the value %s', async (value, max, now, reached) => {
  const { container } = render(<Meter value={value} max={max} label="550 kr kvar till fri frakt" />);

  const meter = screen.getByRole('meter', { name: '550 kr kvar till fri frakt' });
  expect(meter).toHaveAttribute('aria-valuenow', now);
  expect(meter).toHaveAttribute('data-reached', reached);
  expect(await axe(container)).toHaveNoViolations();
});
