import type { ComponentExamples } from '../examples/componentExamples.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { chipClassName, ChipRow, removableChipClassName } from './Chip.tsx';

export const examples: ComponentExamples = {
  component: 'Chip',
  group: 'badges',
  examples: [
    {
      name: (translate) => translate('Underkategori', 'Subcategory'),
      show: (translate) => (
        <a className={chipClassName()} href="#chip">
          {translate('Handtag', 'Handles')}
        </a>
      ),
    },
    {
      name: (translate) => translate('Aktuell', 'Current'),
      show: (translate) => (
        <a className={chipClassName()} href="#chip" aria-current="page">
          {translate('Alla beslag', 'All hardware')}
        </a>
      ),
    },
    {
      name: (translate) => translate('Valda filter', 'Selected filters'),
      show: (translate) => (
        <ChipRow>
          <a className={removableChipClassName()} href="#chip">
            {translate('Mässing', 'Brass')} <CloseIcon />
          </a>
          <a className={removableChipClassName()} href="#chip">
            {translate('Svart', 'Black')} <CloseIcon />
          </a>
        </ChipRow>
      ),
    },
  ],
};
