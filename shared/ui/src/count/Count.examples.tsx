import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Count } from './Count.tsx';

export const examples: ComponentExamples = {
  component: 'Count',
  group: 'badges',
  examples: [
    { name: (translate) => translate('En siffra', 'One digit'), show: () => <Count value={6} /> },
    { name: (translate) => translate('Tre siffror', 'Three digits'), show: () => <Count value={128} /> },
  ],
};
