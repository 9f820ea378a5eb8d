import type { ComponentExamples } from '../examples/componentExamples.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { chipClassName, ChipRow, removableChipClassName } from './Chip.tsx';

export const examples: ComponentExamples = {
  component: 'Chip',
  group: 'badges',
  examples: [
    {
      name: (say) => say('Underkategori', 'Subcategory'),
      show: (say) => (
        <a className={chipClassName()} href="#chip">
          {say('Handtag', 'Handles')}
        </a>
      ),
    },
    {
      name: (say) => say('Aktuell', 'Current'),
      show: (say) => (
        <a className={chipClassName()} href="#chip" aria-current="page">
          {say('Alla beslag', 'All hardware')}
        </a>
      ),
    },
    {
      name: (say) => say('Valda filter', 'Selected filters'),
      show: (say) => (
        <ChipRow>
          <a className={removableChipClassName()} href="#chip">
            {say('Mässing', 'Brass')} <CloseIcon />
          </a>
          <a className={removableChipClassName()} href="#chip">
            {say('Svart', 'Black')} <CloseIcon />
          </a>
        </ChipRow>
      ),
    },
  ],
};
