import { ChipRow } from '../chip/Chip.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Wordmark } from './Wordmark.tsx';

export const examples: ComponentExamples = {
  component: 'Wordmark',
  group: 'badges',
  examples: [
    {
      name: (translate) => translate('Ordmärken', 'Wordmarks'),
      show: () => (
        <ChipRow>
          <Wordmark name="PostNord" /> <Wordmark name="Klarna" />
        </ChipRow>
      ),
    },
  ],
};
