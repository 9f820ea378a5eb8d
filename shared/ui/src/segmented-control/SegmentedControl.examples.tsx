import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const customer = (translate: Translate) => ({
  legend: translate('Kundtyp', 'Customer'),
  options: [
    { value: 'person', label: translate('Privat', 'Individual') },
    { value: 'company', label: translate('Företag', 'Business') },
  ],
});

export const examples: ComponentExamples = {
  component: 'SegmentedControl',
  group: 'choices',
  examples: [
    {
      name: (translate) => translate('Två ord', 'Two words'),
      show: (translate) => (
        <Stateful initial="person">
          {(value, setValue) => <SegmentedControl {...customer(translate)} value={value} onChange={setValue} />}
        </Stateful>
      ),
    },
    {
      name: (translate) => translate('Spärrad', 'Disabled'),
      show: (translate) => (
        <SegmentedControl {...customer(translate)} value="company" disabled onChange={() => undefined} />
      ),
    },
  ],
};
