import type { ComponentExamples, Example, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

type Looks = { size?: 'small'; busy?: boolean; disabled?: boolean };

function stepper(name: Example['name'], initial: number, looks: Looks = {}): Example {
  return {
    name,
    show: (say: Say) => (
      <Held initial={initial}>
        {(value, hold) => (
          <QuantityStepper
            {...looks}
            value={value}
            max={20}
            onChange={hold}
            label={`${say('Antal', 'Quantity')} Linje`}
            fieldLabel={say('Antal', 'Quantity')}
            decreaseLabel={say('Minska antal', 'Decrease quantity')}
            increaseLabel={say('Öka antal', 'Increase quantity')}
          />
        )}
      </Held>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'QuantityStepper',
  group: 'product',
  examples: [
    stepper((say) => say('Antal', 'Quantity'), 2),
    stepper((say) => say('Lägst', 'Lowest'), 1),
    stepper((say) => say('Högst', 'Highest'), 20),
    stepper((say) => say('I raden', 'In a line'), 4, { size: 'small' }),
    stepper((say) => say('Inväntar svar', 'Awaits the answer'), 4, { size: 'small', busy: true }),
    stepper((say) => say('Spärrad', 'Disabled'), 4, { disabled: true }),
  ],
};
