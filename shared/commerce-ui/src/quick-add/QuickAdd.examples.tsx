import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { QuickAdd } from './QuickAdd.tsx';

export const examples: ComponentExamples = {
  component: 'QuickAdd',
  group: 'cards',
  examples: [
    {
      name: (translate) => translate('Lägger en i varukorgen', 'Adds one to the cart'),
      show: () => <QuickAdd sku={{ skuId: 1, stock: 5 }} name="Ribba" href={null} />,
    },
  ],
};
