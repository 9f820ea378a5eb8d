import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const shipping = (say: Say): RadioOption[] => [
  {
    value: 'agent',
    name: say('Hämta hos ombud', 'Collect from a service point'),
    note: 'Livsboden Åstad, 400 m',
    side: (
      <>
        <Wordmark name="PostNord" /> {say('0 kr', '€0')}
      </>
    ),
  },
  {
    value: 'door',
    name: say('Hem till dörren', 'To your door'),
    note: say('Kväll, med avisering', 'Evening, announced'),
    side: (
      <>
        <Wordmark name="DHL" /> {say('59 kr', '€5.90')}
      </>
    ),
  },
];

export const examples: ComponentExamples = {
  component: 'RadioGroup',
  group: 'choices',
  layout: 'wide',
  examples: [
    {
      name: (say) => say('Med ram, som i kassan', 'With a frame, as in the checkout'),
      show: (say) => (
        <Held initial="agent">
          {(value, hold) => (
            <div style={{ maxWidth: '36rem' }}>
              <RadioGroup
                look="card"
                legend={say('Fraktsätt', 'Shipping')}
                legendHidden
                options={shipping(say)}
                value={value}
                onChange={hold}
              />
            </div>
          )}
        </Held>
      ),
    },
  ],
};
