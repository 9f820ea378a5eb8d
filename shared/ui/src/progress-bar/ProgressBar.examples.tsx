import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Text } from '../text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const examples: ComponentExamples = {
  component: 'ProgressBar',
  group: 'progress',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Under en lista', 'Below a list'),
      show: (translate) => (
        <div style={{ display: 'grid', gap: 'var(--space-12)', justifyItems: 'center' }}>
          <Text size="small" figures>
            {translate('Du har sett 20 av 73 produkter', "You've viewed 20 of 73 products")}
          </Text>
          <div style={{ width: '12rem' }}>
            <ProgressBar track share={20 / 73} label={translate('Visade produkter', 'Viewed products')} />
          </div>
          <Button variant="secondary">{translate('Visa fler', 'Show more')}</Button>
        </div>
      ),
    },
    {
      name: (translate) => translate('Förlopp', 'Progress'),
      show: (translate) => <ProgressBar track share={0.45} label={translate('Sidan laddas', 'The page loads')} />,
    },
    {
      name: (translate) => translate('Förlopp, fel', 'Progress, failed'),
      show: (translate) => <ProgressBar track failed share={0.7} label={translate('Sidan laddas', 'The page loads')} />,
    },
  ],
};
