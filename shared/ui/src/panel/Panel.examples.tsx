import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { ComponentExamples, Example, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Field } from '../field/Field.tsx';
import { Panel } from './Panel.tsx';

const close = (say: Say) => say('Stäng', 'Close');

function opened(name: Example['name'], panel: (say: Say, open: string, onClose: () => void) => ReactNode): Example {
  return {
    name,
    show: (say) => (
      <Held initial="">
        {(open, hold) => (
          <>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => hold('example')}>
              {say('Öppna', 'Open')}
            </Button>
            {panel(say, open, () => hold(''))}
          </>
        )}
      </Held>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'Panel',
  group: 'panels',
  examples: [
    opened(
      (say) => say('Från höger', 'From the right'),
      (say, open, onClose) => (
        <Panel
          name={open}
          title={say('Varukorg', 'Cart')}
          note={say('0 varor', '0 items')}
          closeLabel={close(say)}
          onClose={onClose}
        >
          <EmptyState
            as="h3"
            title={say('Varukorgen är tom', 'Your cart is empty')}
            pictureUrl="/images/product/400f500/tray-rund-oak-1.webp"
            action={<Button onClick={onClose}>{say('Se nyheterna', "See what's new")}</Button>}
          >
            {say(
              'Det du lägger i varukorgen ligger kvar tills du är redo.',
              "Items you add stay here until you're ready.",
            )}
          </EmptyState>
        </Panel>
      ),
    ),
    opened(
      (say) => say('Från vänster, med eget huvud', 'From the left, with a head of its own'),
      (say, open, onClose) => (
        <Panel
          name={open}
          from="left"
          title={say('Meny', 'Menu')}
          head={<strong>{say('Hemvist', 'Hemvist')}</strong>}
          closeLabel={close(say)}
          onClose={onClose}
        >
          <p>{say('Beslag', 'Hardware')}</p>
        </Panel>
      ),
    ),
    opened(
      (say) => say('Nedifrån på en telefon, annars från höger', 'From below on a phone, else from the right'),
      (say, open, onClose) => (
        <Panel
          name={open}
          from="bottom"
          title={say('Bevaka', 'Tell me')}
          closeLabel={close(say)}
          onClose={onClose}
          foot={
            <Button wide onClick={onClose}>
              {say('Bevaka', 'Tell me')}
            </Button>
          }
        >
          <div style={{ paddingBlock: 'var(--space-24)' }}>
            <Field label={say('E-post', 'Email')} type="email" autoComplete="email" />
          </div>
        </Panel>
      ),
    ),
  ],
};
