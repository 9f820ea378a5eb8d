import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { exampleProduct } from '../examples/exampleProducts.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const ALIASES = ['lamp-klot-brass', 'tray-rund-oak', 'vase-lok-black', 'stool-trefot-oak'];

export const examples: ComponentExamples = {
  component: 'ProductGrid',
  group: 'cards',
  layout: 'wide',
  examples: [
    {
      name: (translate) => translate('Två, tre eller fyra kolumner', 'Two, three or four columns'),
      show: (translate) => (
        <ProductGrid
          heading="h3"
          products={ALIASES.map((alias, at) => exampleProduct(translate, 100 + at, alias, {}))}
        />
      ),
    },
    { name: (translate) => translate('Laddar', 'Loading'), show: () => <ProductGridSkeleton count={4} /> },
  ],
};
