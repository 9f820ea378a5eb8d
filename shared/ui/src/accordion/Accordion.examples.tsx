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
      name: (translate) => translate('Öppet och stängt', 'Open and closed'),
      show: (translate) => (
        <Accordion>
          <AccordionItem title={translate('Beskrivning', 'Description')} defaultOpen>
            {translate(
              'Elva millimeter massiv mässing, borstad för hand.',
              'Eleven millimeters of solid brass, brushed by hand.',
            )}
          </AccordionItem>
          <AccordionItem title={translate('Montering och skötsel', 'Mounting and care')}>
            {translate('Skruv följer med.', 'Screws are included.')}
          </AccordionItem>
        </Accordion>
      ),
    },
    {
      name: (translate) => translate('Filter', 'A filter'),
      show: (translate) => (
        <Accordion>
          <AccordionItem
            defaultOpen
            title={
              <>
                {translate('Färg', 'Color')}
                <Count value={1} />
              </>
            }
          >
            <Checkbox defaultChecked count={26}>
              {translate('Mässing', 'Brass')}
            </Checkbox>
            <Checkbox count={18}>{translate('Svart', 'Black')}</Checkbox>
            <Checkbox disabled count={0}>
              {translate('Ek', 'Oak')}
            </Checkbox>
          </AccordionItem>
          <AccordionItem title={translate('Pris', 'Price')}>{translate('Från 100 kr', 'From €10')}</AccordionItem>
        </Accordion>
      ),
    },
  ],
};
