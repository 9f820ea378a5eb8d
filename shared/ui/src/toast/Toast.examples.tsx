import type { ReactNode } from 'react';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { SuccessIcon } from '../icons/SuccessIcon.tsx';
import { Toast, TOAST_PLACEMENTS } from './Toast.tsx';

export const examples: ComponentExamples = {
  component: 'Toast',
  group: 'floating',
  layout: 'wide',
  examples: TOAST_PLACEMENTS.map((placement) => ({
    name: () => placement,
    show: (translate) => (
      <Stateful<string | null> initial={translate('Endast 3 kvar på lager', 'Only 3 left in stock')}>
        {(message, hold) => (
          <Window>
            <Toast
              placement={placement}
              message={message}
              icon={placement === 'top-right' ? <InfoIcon /> : <SuccessIcon />}
              closeLabel={translate('Stäng', 'Close')}
              onClose={() => hold(null)}
            />
          </Window>
        )}
      </Stateful>
    ),
  })),
};

/** Stands in for the browser's window: what is fixed stays inside it. */
function Window({ children }: { children: ReactNode }) {
  return <div style={{ contain: 'layout', minHeight: '11rem', background: 'var(--color-sunken)' }}>{children}</div>;
}
