import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { Collapse } from './Collapse.tsx';

afterEach(removeStylesheets);

test.each([
  [undefined, '500ms'],
  [200, '200ms'],
])('a collapsible panel with the duration %p opens and closes over %s [STATE-22]', (durationMs, duration) => {
  addStylesheets(path.join(__dirname, 'Collapse.module.css'));
  const { container, rerender } = render(
    <Collapse open={false} durationMs={durationMs}>
      Filter
    </Collapse>,
  );
  const panel = container.querySelector('.collapse');
  const rows = () => panel && styleValue(panel, 'grid-template-rows');
  expect(rows()).toBe('0fr');
  expect(panel && styleValue(panel, 'transition')).toMatch(
    new RegExp(`^grid-template-rows ${duration} .*visibility ${duration}$`, 's'),
  );

  rerender(
    <Collapse open durationMs={durationMs}>
      Filter
    </Collapse>,
  );

  expect(rows()).toBe('1fr');
  expect(panel && styleValue(panel, 'transition')).toMatch(new RegExp(`^grid-template-rows ${duration} `));
});

test('collapsed content can be neither focused nor read', () => {
  addStylesheets(path.join(__dirname, 'Collapse.module.css'));
  const { rerender } = render(
    <Collapse open={false} id="fold">
      <a href="/c/krokar">Krokar</a>
    </Collapse>,
  );
  expect(screen.queryByRole('link', { name: 'Krokar' })).not.toBeInTheDocument();

  rerender(
    <Collapse open id="fold">
      <a href="/c/krokar">Krokar</a>
    </Collapse>,
  );

  expect(screen.getByRole('link', { name: 'Krokar' })).toBeVisible();
});
