import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Spinner } from './Spinner.tsx';

export const examples: ComponentExamples = {
  component: 'Spinner',
  group: 'progress',
  examples: [
    { name: (say) => say('Liten, bredvid ord', 'Small, beside words'), show: () => <Spinner /> },
    {
      name: (say) => say('Stor, som läses upp', 'Large, read out'),
      show: (say) => <Spinner size="large" label={say('Laddar', 'Loading')} />,
    },
  ],
};
