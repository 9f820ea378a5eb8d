import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const customer = (say: Say) => ({
  legend: say('Kundtyp', 'Customer'),
  options: [
    { value: 'person', label: say('Privat', 'Individual') },
    { value: 'company', label: say('Företag', 'Business') },
  ],
});

export const examples: ComponentExamples = {
  component: 'SegmentedControl',
  group: 'choices',
  examples: [
    {
      name: (say) => say('Två ord', 'Two words'),
      show: (say) => (
        <Held initial="person">
          {(value, hold) => <SegmentedControl {...customer(say)} value={value} onChange={hold} />}
        </Held>
      ),
    },
    {
      name: (say) => say('Spärrad', 'Disabled'),
      show: (say) => <SegmentedControl {...customer(say)} value="company" disabled onChange={() => undefined} />,
    },
  ],
};
