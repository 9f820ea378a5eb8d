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
      name: (say) => say('Två, tre eller fyra kolumner', 'Two, three or four columns'),
      show: (say) => (
        <ProductGrid heading="h3" products={ALIASES.map((alias, at) => exampleProduct(say, 100 + at, alias, {}))} />
      ),
    },
    { name: (say) => say('Laddar', 'Loading'), show: () => <ProductGridSkeleton count={4} /> },
  ],
};
