import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { FavoriteToggle } from './FavoriteToggle.tsx';

export const examples: ComponentExamples = {
  component: 'FavoriteToggle',
  group: 'cards',
  examples: [
    {
      name: (translate) => translate('Lägger till och tar bort', 'Adds and removes'),
      show: () => <FavoriteToggle productId={1} name="Ribba" />,
    },
  ],
};
