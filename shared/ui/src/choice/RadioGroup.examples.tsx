import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const shipping = (translate: Translate): RadioOption[] => [
  {
    value: 'agent',
    name: translate('Hämta hos ombud', 'Collect from a service point'),
    note: 'Livsboden Åstad, 400 m',
    side: (
      <>
        <Wordmark name="PostNord" /> {translate('0 kr', '€0')}
      </>
    ),
  },
  {
    value: 'door',
    name: translate('Hem till dörren', 'To your door'),
    note: translate('Kväll, med avisering', 'Evening, announced'),
    side: (
      <>
        <Wordmark name="DHL" /> {translate('59 kr', '€5.90')}
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
      name: (translate) => translate('Med ram, som i kassan', 'With a frame, as in the checkout'),
      show: (translate) => (
        <Stateful initial="agent">
          {(value, setValue) => (
            <div style={{ maxWidth: '36rem' }}>
              <RadioGroup
                look="card"
                legend={translate('Fraktsätt', 'Shipping')}
                legendHidden
                options={shipping(translate)}
                value={value}
                onChange={setValue}
              />
            </div>
          )}
        </Stateful>
      ),
    },
  ],
};
