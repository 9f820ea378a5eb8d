import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Switch } from './Switch.tsx';

const vat = (translate: Translate) => translate('Visa priser exklusive moms', 'Show prices excluding VAT');

export const examples: ComponentExamples = {
  component: 'Switch',
  group: 'choices',
  examples: [
    { name: (translate) => translate('Av', 'Off'), show: (translate) => <Switch>{vat(translate)}</Switch> },
    {
      name: (translate) => translate('På', 'On'),
      show: (translate) => <Switch defaultChecked>{vat(translate)}</Switch>,
    },
    {
      name: (translate) => translate('Spärrad', 'Disabled'),
      show: (translate) => <Switch disabled>{vat(translate)}</Switch>,
    },
  ],
};
