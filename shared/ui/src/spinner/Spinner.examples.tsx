import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Spinner } from './Spinner.tsx';

export const examples: ComponentExamples = {
  component: 'Spinner',
  group: 'progress',
  examples: [
    { name: (translate) => translate('Liten, bredvid ord', 'Small, beside words'), show: () => <Spinner /> },
    {
      name: (translate) => translate('Stor, som läses upp', 'Large, read out'),
      show: (translate) => <Spinner size="large" label={translate('Laddar', 'Loading')} />,
    },
  ],
};
