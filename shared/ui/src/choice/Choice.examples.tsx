import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const terms = (translate: Translate) => translate('Jag godkänner köpvillkoren', 'I accept the terms and conditions');

const customers = (translate: Translate): RadioOption[] => [
  { value: 'person', name: translate('Privatperson', 'Individual') },
  { value: 'company', name: translate('Företag', 'Business') },
  { value: 'none', name: translate('Spärrad', 'Disabled'), disabled: true },
];

export const examples: ComponentExamples = {
  component: 'Choice',
  group: 'choices',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Ovald', 'Unchecked'),
      show: (translate) => <Checkbox>{terms(translate)}</Checkbox>,
    },
    {
      name: (translate) => translate('Vald', 'Checked'),
      show: (translate) => <Checkbox defaultChecked>{translate('Kom ihåg mig', 'Remember me')}</Checkbox>,
    },
    {
      name: (translate) => translate('Spärrad, med antal', 'Disabled, with a count'),
      show: (translate) => (
        <Checkbox disabled count={0}>
          {translate('Hyllkonsoler', 'Shelf brackets')}
        </Checkbox>
      ),
    },
    {
      name: (translate) => translate('Med färg och antal', 'With a color and a count'),
      show: (translate) => (
        <Checkbox defaultChecked count={26}>
          {translate('Mässing', 'Brass')}
        </Checkbox>
      ),
    },
    {
      name: (translate) => translate('Fel', 'In error'),
      show: (translate) => (
        <Checkbox
          error={translate(
            'Du måste godkänna köpvillkoren innan du slutför ditt köp',
            'Please accept the terms and conditions before you place your order',
          )}
        >
          {terms(translate)}
        </Checkbox>
      ),
    },
    {
      name: (translate) => translate('En av flera', 'One of several'),
      show: (translate) => (
        <Stateful initial="person">
          {(value, setValue) => (
            <RadioGroup
              legend={translate('Kundtyp', 'Customer')}
              options={customers(translate)}
              value={value}
              onChange={setValue}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: (translate) => translate('En av flera, fel', 'One of several, in error'),
      show: (translate) => (
        <RadioGroup
          legend={translate('Kundtyp', 'Customer')}
          options={customers(translate)}
          value={null}
          error={translate('Välj en av dem', 'Choose one of them')}
          onChange={() => undefined}
        />
      ),
    },
  ],
};
