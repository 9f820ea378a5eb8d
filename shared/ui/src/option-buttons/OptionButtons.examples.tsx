import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { OptionButtons } from './OptionButtons.tsx';

export const examples: ComponentExamples = {
  component: 'OptionButtons',
  group: 'product',
  layout: 'grid',
  examples: [
    {
      name: (say) => say('Storlekar, en slutsåld', 'Sizes, one sold out'),
      show: (say) => (
        <Held initial={128}>
          {(value, hold) => (
            <OptionButtons
              legend={say('Storlek', 'Size')}
              note={say('hålavstånd, c/c', 'hole spacing')}
              name="example-sizes"
              options={[
                { value: 96, label: '96 mm' },
                { value: 128, label: '128 mm' },
                { value: 160, label: '160 mm', struckBecause: say('slutsåld', 'sold out') },
              ]}
              value={value}
              onChange={hold}
            />
          )}
        </Held>
      ),
    },
    {
      name: (say) => say('Ingen vald, en spärrad', 'None chosen, one disabled'),
      show: (say) => (
        <OptionButtons
          legend={say('Storlek', 'Size')}
          name="example-disabled-sizes"
          options={[
            { value: 's', label: 'S' },
            { value: 'm', label: 'M', disabled: true },
          ]}
          value={undefined}
          onChange={() => undefined}
        />
      ),
    },
  ],
};
