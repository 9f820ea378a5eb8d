import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Accordion, AccordionItem } from './Accordion.tsx';

function read(file: string): string {
  return readFileSync(`${__dirname}/${file}`, 'utf8');
}

test('STATE-19 an accordion opens and closes by its heading', async () => {
  const { container } = render(
    <Accordion>
      <AccordionItem title="Beskrivning" defaultOpen>
        Elva millimeter massiv mässing.
      </AccordionItem>
      <AccordionItem title="Montering">Skruv följer med.</AccordionItem>
    </Accordion>,
  );
  const [, mounting] = screen.getAllByRole('group');
  expect(screen.getByText('Elva millimeter massiv mässing.')).toBeVisible();
  expect(screen.getByText('Skruv följer med.')).not.toBeVisible();

  await userEvent.click(screen.getByText('Montering'));
  expect(mounting).toHaveAttribute('open');
  expect(screen.getByText('Skruv följer med.')).toBeVisible();

  await userEvent.click(screen.getByText('Montering'));
  expect(mounting).not.toHaveAttribute('open');
  expect(await axe(container)).toHaveNoViolations();
});

test('the title can be a heading, directly in the summary', () => {
  render(
    <Accordion>
      <AccordionItem heading="h2" title="Beskrivning">
        Elva millimeter massiv mässing.
      </AccordionItem>
    </Accordion>,
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Beskrivning' }).parentElement?.tagName).toBe('SUMMARY');
});

test('STATE-19 plus turns into minus over 200 ms', () => {
  const styles = read('Accordion.module.css');

  expect(read('../tokens/tokens.css')).toMatch(/--duration-accordion: 200ms;/);
  expect(styles).toMatch(/\.mark::after \{\s*rotate: 90deg;/);
  expect(styles).toMatch(/details\[open\] > summary \.mark::after \{\s*rotate: 0deg;/);
  expect(styles).toMatch(/transition: rotate var\(--duration-accordion\)/);
});
