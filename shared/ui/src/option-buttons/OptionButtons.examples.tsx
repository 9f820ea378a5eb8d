import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { OptionButtons } from './OptionButtons.tsx';

export const examples: ComponentExamples = {
  component: 'OptionButtons',
  group: 'product',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Storlekar, en slutsåld', 'Sizes, one sold out'),
      show: (translate) => (
        <Stateful initial={128}>
          {(value, setValue) => (
            <OptionButtons
              legend={translate('Storlek', 'Size')}
              note={translate('hålavstånd, c/c', 'hole spacing')}
              name="example-sizes"
              options={[
                { value: 96, label: '96 mm' },
                { value: 128, label: '128 mm' },
                { value: 160, label: '160 mm', struckBecause: translate('slutsåld', 'sold out') },
              ]}
              value={value}
              onChange={setValue}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: (translate) => translate('Ingen vald, en spärrad', 'None selected, one disabled'),
      show: (translate) => (
        <OptionButtons
          legend={translate('Storlek', 'Size')}
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
