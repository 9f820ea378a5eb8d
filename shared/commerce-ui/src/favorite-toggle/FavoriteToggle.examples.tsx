import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { FavoriteToggle } from './FavoriteToggle.tsx';

export const examples: ComponentExamples = {
  component: 'FavoriteToggle',
  group: 'cards',
  examples: [
    {
      name: (translate) => translate('Sparar och släpper', 'Saves and lets go'),
      show: () => <FavoriteToggle productId={1} name="Ribba" />,
    },
  ],
};
