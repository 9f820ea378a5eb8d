import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { FilterButton } from './FilterButton.tsx';

const color = (translate: Translate) => translate('Färg', 'Color');

export const examples: ComponentExamples = {
  component: 'FilterButton',
  group: 'accordion',
  examples: [
    {
      name: (translate) => translate('Ett val', 'One selected'),
      show: (translate) => (
        <FilterButton expanded={false} count={1} countLabel={translate('1 vald', '1 selected')}>
          {color(translate)}
        </FilterButton>
      ),
    },
    {
      name: (translate) => translate('Inget val', 'None selected'),
      show: (translate) => <FilterButton expanded={false}>{color(translate)}</FilterButton>,
    },
    {
      name: (translate) => translate('Öppen', 'Open'),
      show: (translate) => <FilterButton expanded>{color(translate)}</FilterButton>,
    },
  ],
};
