import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Spinner } from './Spinner.tsx';

export const examples: ComponentExamples = {
  component: 'Spinner',
  group: 'progress',
  examples: [
    { name: (translate) => translate('Liten, bredvid text', 'Small, beside text'), show: () => <Spinner /> },
    {
      name: (translate) => translate('Stor, som läses upp', 'Large, announced'),
      show: (translate) => <Spinner size="large" label={translate('Laddar', 'Loading')} />,
    },
  ],
};
