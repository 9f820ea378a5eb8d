import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Text } from '../text/Text.tsx';
import { Meter } from './Meter.tsx';

export const examples: ComponentExamples = {
  component: 'Meter',
  group: 'progress',
  layout: 'grid',
  examples: [
    {
      name: (say) => say('På väg', 'On the way'),
      show: (say) => (
        <div>
          <Text size="small">{say('550 kr kvar till fri frakt', '€55 to go until free shipping')}</Text>
          <Meter value={349} max={899} label={say('550 kr kvar till fri frakt', '€55 to go until free shipping')} />
        </div>
      ),
    },
    {
      name: (say) => say('Nådd', 'Reached'),
      show: (say) => (
        <div>
          <Text size="small">{say('Du har fri frakt', 'Your shipping is free')}</Text>
          <Meter value={999} max={899} label={say('Du har fri frakt', 'Your shipping is free')} />
        </div>
      ),
    },
  ],
};
