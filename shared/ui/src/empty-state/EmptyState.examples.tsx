import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { EmptyState } from './EmptyState.tsx';

export const examples: ComponentExamples = {
  component: 'EmptyState',
  group: 'messages',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Med bild', 'With an image'),
      show: (translate) => (
        <EmptyState
          as="h3"
          title={translate('Varukorgen är tom', 'Your cart is empty')}
          pictureUrl="/images/product/400f500/tray-rund-oak-1.webp"
          action={<Button href="#empty-state">{translate('Se nyheterna', "See what's new")}</Button>}
        >
          {translate(
            'Det du lägger i varukorgen ligger kvar tills du är redo.',
            "Items you add stay here until you're ready.",
          )}
        </EmptyState>
      ),
    },
    {
      name: (translate) => translate('Bara text', 'Text only'),
      show: (translate) => (
        <EmptyState as="h3" title={translate('Inga ordrar än', 'No orders yet')}>
          {translate('När du har handlat ser du din order här.', "You'll see your order here once you've shopped.")}
        </EmptyState>
      ),
    },
  ],
};
