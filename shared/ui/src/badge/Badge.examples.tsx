import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Badge } from './Badge.tsx';

export const examples: ComponentExamples = {
  component: 'Badge',
  group: 'badges',
  examples: [
    {
      name: (translate) => translate('Märke', 'Badge'),
      show: (translate) => <Badge outlined>{translate('Nyhet', 'New')}</Badge>,
    },
    {
      name: (translate) => translate('Rea', 'Sale'),
      show: (translate) => <Badge tone="sale">{translate('−20 %', '−20%')}</Badge>,
    },
    {
      name: (translate) => translate('Mottagen', 'Received'),
      show: (translate) => <Badge tone="muted">{translate('Mottagen', 'Received')}</Badge>,
    },
    {
      name: (translate) => translate('Behandlas', 'Processing'),
      show: (translate) => <Badge tone="warning">{translate('Behandlas', 'Processing')}</Badge>,
    },
    {
      name: (translate) => translate('Slutförd', 'Completed'),
      show: (translate) => <Badge tone="success">{translate('Slutförd', 'Completed')}</Badge>,
    },
    {
      name: (translate) => translate('Avbruten', 'Canceled'),
      show: (translate) => <Badge tone="error">{translate('Avbruten', 'Canceled')}</Badge>,
    },
  ],
};
