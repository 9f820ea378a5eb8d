import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Badge } from './Badge.tsx';

export const examples: ComponentExamples = {
  component: 'Badge',
  group: 'badges',
  examples: [
    { name: (say) => say('Märke', 'Badge'), show: (say) => <Badge outlined>{say('Nyhet', 'New')}</Badge> },
    { name: (say) => say('Rea', 'Sale'), show: (say) => <Badge tone="sale">{say('−20 %', '−20%')}</Badge> },
    {
      name: (say) => say('Mottagen', 'Received'),
      show: (say) => <Badge tone="muted">{say('Mottagen', 'Received')}</Badge>,
    },
    {
      name: (say) => say('Behandlas', 'Processing'),
      show: (say) => <Badge tone="warning">{say('Behandlas', 'Processing')}</Badge>,
    },
    {
      name: (say) => say('Slutförd', 'Completed'),
      show: (say) => <Badge tone="success">{say('Slutförd', 'Completed')}</Badge>,
    },
    {
      name: (say) => say('Avbruten', 'Canceled'),
      show: (say) => <Badge tone="error">{say('Avbruten', 'Canceled')}</Badge>,
    },
  ],
};
