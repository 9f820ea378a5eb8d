import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Switch } from './Switch.tsx';

const vat = (say: Say) => say('Visa priser exklusive moms', 'Show prices excluding VAT');

export const examples: ComponentExamples = {
  component: 'Switch',
  group: 'choices',
  examples: [
    { name: (say) => say('Av', 'Off'), show: (say) => <Switch>{vat(say)}</Switch> },
    { name: (say) => say('På', 'On'), show: (say) => <Switch defaultChecked>{vat(say)}</Switch> },
    { name: (say) => say('Spärrad', 'Disabled'), show: (say) => <Switch disabled>{vat(say)}</Switch> },
  ],
};
