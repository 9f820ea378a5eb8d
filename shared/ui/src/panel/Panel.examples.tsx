import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { ComponentExamples, Example, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Field } from '../field/Field.tsx';
import { Panel } from './Panel.tsx';

const close = (translate: Translate) => translate('Stäng', 'Close');

function opened(
  name: Example['name'],
  panel: (translate: Translate, open: string, onClose: () => void) => ReactNode,
): Example {
  return {
    name,
    show: (translate) => (
      <Stateful initial="">
        {(open, setValue) => (
          <>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setValue('example')}>
              {translate('Öppna', 'Open')}
            </Button>
            {panel(translate, open, () => setValue(''))}
          </>
        )}
      </Stateful>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'Panel',
  group: 'panels',
  examples: [
    opened(
      (translate) => translate('Från höger', 'From the right'),
      (translate, open, onClose) => (
        <Panel
          name={open}
          title={translate('Varukorg', 'Cart')}
          note={translate('0 varor', '0 items')}
          closeLabel={close(translate)}
          onClose={onClose}
        >
          <EmptyState
            as="h3"
            title={translate('Varukorgen är tom', 'Your cart is empty')}
            pictureUrl="/images/product/400f500/tray-rund-oak-1.webp"
            action={<Button onClick={onClose}>{translate('Se nyheterna', "See what's new")}</Button>}
          >
            {translate(
              'Det du lägger i varukorgen ligger kvar tills du är redo.',
              "Items you add stay here until you're ready.",
            )}
          </EmptyState>
        </Panel>
      ),
    ),
    opened(
      (translate) => translate('Från vänster, med eget huvud', 'From the left, with its own head'),
      (translate, open, onClose) => (
        <Panel
          name={open}
          from="left"
          title={translate('Meny', 'Menu')}
          head={<strong>{translate('Hemvist', 'Hemvist')}</strong>}
          closeLabel={close(translate)}
          onClose={onClose}
        >
          <p>{translate('Beslag', 'Hardware')}</p>
        </Panel>
      ),
    ),
    opened(
      (translate) =>
        translate('Nedifrån på en telefon, annars från höger', 'From the bottom on a phone, otherwise from the right'),
      (translate, open, onClose) => (
        <Panel
          name={open}
          from="bottom"
          title={translate('Bevaka', 'Notify me')}
          closeLabel={close(translate)}
          onClose={onClose}
          foot={
            <Button wide onClick={onClose}>
              {translate('Bevaka', 'Notify me')}
            </Button>
          }
        >
          <div style={{ paddingBlock: 'var(--space-24)' }}>
            <Field label={translate('E-post', 'Email')} type="email" autoComplete="email" />
          </div>
        </Panel>
      ),
    ),
  ],
};
