import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Count } from './Count.tsx';

export const examples: ComponentExamples = {
  component: 'Count',
  group: 'badges',
  examples: [
    { name: (say) => say('En siffra', 'One digit'), show: () => <Count value={6} /> },
    { name: (say) => say('Tre siffror', 'Three digits'), show: () => <Count value={128} /> },
  ],
};
