import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Collapse } from './Collapse.tsx';

test('STATE-22 a collapsible panel takes 500 ms by default', () => {
  const { container, rerender } = render(<Collapse open>Filter</Collapse>);
  expect(container.firstElementChild).toHaveStyle({ '--collapse-duration': '500ms' });

  rerender(
    <Collapse open durationMs={200}>
      Filter
    </Collapse>,
  );

  expect(container.firstElementChild).toHaveStyle({ '--collapse-duration': '200ms' });
  expect(readFileSync(`${__dirname}/Collapse.module.css`, 'utf8')).toMatch(
    /transition: grid-template-rows var\(--collapse-duration\)/,
  );
});

test('collapsed content is inert', () => {
  const { rerender } = render(
    <Collapse open={false} id="fold">
      <a href="/c/krokar">Krokar</a>
    </Collapse>,
  );
  const fold = document.querySelector('#fold');
  expect(fold).toHaveAttribute('inert');

  rerender(
    <Collapse open id="fold">
      <a href="/c/krokar">Krokar</a>
    </Collapse>,
  );

  expect(fold).not.toHaveAttribute('inert');
  expect(screen.getByRole('link', { name: 'Krokar' })).toBeVisible();
});
