import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Text } from '../text/Text.tsx';
import { Meter } from './Meter.tsx';

export const examples: ComponentExamples = {
  component: 'Meter',
  group: 'progress',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('På väg', 'On the way'),
      show: (translate) => (
        <div>
          <Text size="small">{translate('550 kr kvar till fri frakt', '€55 to go until free shipping')}</Text>
          <Meter
            value={349}
            max={899}
            label={translate('550 kr kvar till fri frakt', '€55 to go until free shipping')}
          />
        </div>
      ),
    },
    {
      name: (translate) => translate('Nådd', 'Reached'),
      show: (translate) => (
        <div>
          <Text size="small">{translate('Du har fri frakt', 'Your shipping is free')}</Text>
          <Meter value={999} max={899} label={translate('Du har fri frakt', 'Your shipping is free')} />
        </div>
      ),
    },
  ],
};
