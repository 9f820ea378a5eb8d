import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { FilterButton } from './FilterButton.tsx';

const color = (say: Say) => say('Färg', 'Color');

export const examples: ComponentExamples = {
  component: 'FilterButton',
  group: 'accordion',
  examples: [
    {
      name: (say) => say('Ett val', 'One chosen'),
      show: (say) => (
        <FilterButton expanded={false} count={1} countLabel={say('1 vald', '1 chosen')}>
          {color(say)}
        </FilterButton>
      ),
    },
    {
      name: (say) => say('Inget val', 'None chosen'),
      show: (say) => <FilterButton expanded={false}>{color(say)}</FilterButton>,
    },
    { name: (say) => say('Öppen', 'Open'), show: (say) => <FilterButton expanded>{color(say)}</FilterButton> },
  ],
};
