import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { Accordion, AccordionItem } from './Accordion.tsx';

afterEach(removeStylesheets);

test('an accordion opens and closes by its heading [STATE-19]', async () => {
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

test('plus turns into minus over 200 ms [STATE-19]', async () => {
  addStylesheets(path.join(__dirname, 'Accordion.module.css'));
  const { container } = render(
    <Accordion>
      <AccordionItem title="Montering">Skruv följer med.</AccordionItem>
    </Accordion>,
  );
  const mark = container.querySelector('.mark');
  const lineOf = (pseudoElement: string, property: string) => mark && styleValue(mark, property, { pseudoElement });
  // Two crossed lines, of which one turns onto the other.
  expect([lineOf('before', 'rotate'), lineOf('after', 'rotate')]).toEqual([undefined, '90deg']);
  expect(lineOf('after', 'transition')).toMatch(/^rotate 200ms /);

  await userEvent.click(screen.getByText('Montering'));

  expect([lineOf('before', 'rotate'), lineOf('after', 'rotate')]).toEqual([undefined, '0deg']);
});
