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
      name: (say) => say('Under en lista', 'Below a list'),
      show: (say) => (
        <div style={{ display: 'grid', gap: 'var(--space-12)', justifyItems: 'center' }}>
          <Text size="small" figures>
            {say('Du har sett 20 av 73 produkter', "You've viewed 20 of 73 products")}
          </Text>
          <div style={{ width: '12rem' }}>
            <ProgressBar track share={20 / 73} label={say('Visade produkter', 'Products shown')} />
          </div>
          <Button variant="secondary">{say('Visa fler', 'Show more')}</Button>
        </div>
      ),
    },
    {
      name: (say) => say('Förlopp', 'Progress'),
      show: (say) => <ProgressBar track share={0.45} label={say('Sidan laddas', 'The page loads')} />,
    },
    {
      name: (say) => say('Förlopp, fel', 'Progress, failed'),
      show: (say) => <ProgressBar track failed share={0.7} label={say('Sidan laddas', 'The page loads')} />,
    },
  ],
};
