import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { chipClassName, ChipRow, RemovableChip, ToggleChip } from './Chip.tsx';

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
      name: (say) => say('Av eller på', 'On or off'),
      show: (say) => (
        <Held initial={false}>
          {(pressed, hold) => (
            <ToggleChip pressed={pressed} onClick={() => hold(!pressed)}>
              {say('Ek', 'Oak')}
            </ToggleChip>
          )}
        </Held>
      ),
    },
    {
      name: (say) => say('Valda filter', 'Chosen filters'),
      show: (say) => (
        <ChipRow>
          <RemovableChip removeLabel={say('Ta bort filtret Mässing', 'Remove the filter Brass')}>
            {say('Mässing', 'Brass')}
          </RemovableChip>
          <RemovableChip removeLabel={say('Ta bort filtret Svart', 'Remove the filter Black')}>
            {say('Svart', 'Black')}
          </RemovableChip>
        </ChipRow>
      ),
    },
  ],
};
