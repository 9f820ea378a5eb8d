import { Checkbox } from '../choice/Checkbox.tsx';
import { Count } from '../count/Count.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

export const examples: ComponentExamples = {
  component: 'Accordion',
  group: 'accordion',
  layout: 'grid',
  examples: [
    {
      name: (say) => say('Öppet och stängt', 'Open and closed'),
      show: (say) => (
        <Accordion>
          <AccordionItem title={say('Beskrivning', 'Description')} defaultOpen>
            {say(
              'Elva millimeter massiv mässing, borstad för hand.',
              'Eleven millimeters of solid brass, brushed by hand.',
            )}
          </AccordionItem>
          <AccordionItem title={say('Montering och skötsel', 'Mounting and care')}>
            {say('Skruv följer med.', 'Screws are included.')}
          </AccordionItem>
        </Accordion>
      ),
    },
    {
      name: (say) => say('Filter', 'A filter'),
      show: (say) => (
        <Accordion>
          <AccordionItem
            defaultOpen
            title={
              <>
                {say('Färg', 'Color')}
                <Count value={1} />
              </>
            }
          >
            <Checkbox defaultChecked count={26}>
              {say('Mässing', 'Brass')}
            </Checkbox>
            <Checkbox count={18}>{say('Svart', 'Black')}</Checkbox>
            <Checkbox disabled count={0}>
              {say('Ek', 'Oak')}
            </Checkbox>
          </AccordionItem>
          <AccordionItem title={say('Pris', 'Price')}>{say('Från 100 kr', 'From €10')}</AccordionItem>
        </Accordion>
      ),
    },
  ],
};
