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
        {(message, setValue) => (
          <Window>
            <Toast
              placement={placement}
              message={message}
              icon={placement === 'top-right' ? <InfoIcon /> : <SuccessIcon />}
              closeLabel={translate('Stäng', 'Close')}
              onClose={() => setValue(null)}
            />
          </Window>
        )}
      </Stateful>
    ),
  })),
};

/** Replaces the window as the containing block of fixed elements. */
function Window({ children }: { children: ReactNode }) {
  return <div style={{ contain: 'layout', minHeight: '11rem', background: 'var(--color-sunken)' }}>{children}</div>;
}
