import type { ComponentExamples, Example, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

type Looks = { size?: 'small'; busy?: boolean; disabled?: boolean };

function stepper(name: Example['name'], initial: number, looks: Looks = {}): Example {
  return {
    name,
    show: (translate: Translate) => (
      <Stateful initial={initial}>
        {(value, setValue) => (
          <QuantityStepper
            {...looks}
            value={value}
            max={20}
            onChange={setValue}
            label={`${translate('Antal', 'Quantity')} Linje`}
            fieldLabel={translate('Antal', 'Quantity')}
            decreaseLabel={translate('Minska antal', 'Decrease quantity')}
            increaseLabel={translate('Öka antal', 'Increase quantity')}
          />
        )}
      </Stateful>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'QuantityStepper',
  group: 'product',
  examples: [
    stepper((translate) => translate('Antal', 'Quantity'), 2),
    stepper((translate) => translate('Lägst', 'Lowest'), 1),
    stepper((translate) => translate('Högst', 'Highest'), 20),
    stepper((translate) => translate('I raden', 'In a line'), 4, { size: 'small' }),
    stepper((translate) => translate('Inväntar svar', 'Waiting for the response'), 4, { size: 'small', busy: true }),
    stepper((translate) => translate('Spärrad', 'Disabled'), 4, { disabled: true }),
  ],
};
