import { act, render, screen } from '@testing-library/react';
import type { SlotModule } from '@hemvaror/runtime/contract/contract';
import { withSlots } from '../../testing/aRoot.tsx';
import { renderSlots } from './renderSlots.tsx';

const slot: SlotModule = { Component: ({ data }) => <p>{String(data)}</p> };

test('each slot position has an element with its own data', async () => {
  const elements = renderSlots({
    top: { id: 'mf-content/WidgetArea', data: 'Rea' },
    bottom: { id: 'mf-content/WidgetArea', data: 'Skötselråd' },
  });

  await act(async () => render(withSlots(<main>{elements['top']}</main>, async () => slot)));

  expect(screen.getByRole('main')).toHaveTextContent(/^Rea$/);
  expect(Object.keys(elements)).toEqual(['top', 'bottom']);
});

test('a slot that throws while rendering does not affect its page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { top } = renderSlots({ top: { id: 'mf-content/WidgetArea', data: null } });
  const broken = {
    Component: () => {
      throw new Error('broken');
    },
  };

  await act(async () => render(withSlots(<main>Krokar{top}</main>, async () => broken)));

  expect(screen.getByRole('main')).toHaveTextContent(/^Krokar$/);
});
