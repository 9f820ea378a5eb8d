import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const terms = (say: Say) => say('Jag godkänner köpvillkoren', 'I accept the terms and conditions');

const customers = (say: Say): RadioOption[] => [
  { value: 'person', name: say('Privatperson', 'Individual') },
  { value: 'company', name: say('Företag', 'Business') },
  { value: 'none', name: say('Spärrad', 'Disabled'), disabled: true },
];

export const examples: ComponentExamples = {
  component: 'Choice',
  group: 'choices',
  layout: 'grid',
  examples: [
    { name: (say) => say('Ovald', 'Unchecked'), show: (say) => <Checkbox>{terms(say)}</Checkbox> },
    {
      name: (say) => say('Vald', 'Checked'),
      show: (say) => <Checkbox defaultChecked>{say('Kom ihåg mig', 'Remember me')}</Checkbox>,
    },
    {
      name: (say) => say('Spärrad, med antal', 'Disabled, with a count'),
      show: (say) => (
        <Checkbox disabled count={0}>
          {say('Hyllkonsoler', 'Shelf brackets')}
        </Checkbox>
      ),
    },
    {
      name: (say) => say('Med färg och antal', 'With a color and a count'),
      show: (say) => (
        <Checkbox defaultChecked count={26}>
          {say('Mässing', 'Brass')}
        </Checkbox>
      ),
    },
    {
      name: (say) => say('Fel', 'In error'),
      show: (say) => (
        <Checkbox
          error={say(
            'Du måste godkänna köpvillkoren innan du slutför ditt köp',
            'Please accept the terms and conditions before you place your order',
          )}
        >
          {terms(say)}
        </Checkbox>
      ),
    },
    {
      name: (say) => say('En av flera', 'One of several'),
      show: (say) => (
        <Held initial="person">
          {(value, hold) => (
            <RadioGroup legend={say('Kundtyp', 'Customer')} options={customers(say)} value={value} onChange={hold} />
          )}
        </Held>
      ),
    },
    {
      name: (say) => say('En av flera, fel', 'One of several, in error'),
      show: (say) => (
        <RadioGroup
          legend={say('Kundtyp', 'Customer')}
          options={customers(say)}
          value={null}
          error={say('Välj en av dem', 'Choose one of them')}
          onChange={() => undefined}
        />
      ),
    },
  ],
};
