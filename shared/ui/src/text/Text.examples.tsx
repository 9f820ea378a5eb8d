import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Prose } from './Prose.tsx';
import { Text } from './Text.tsx';
import { textLinkClassName } from './textLinkClassName.ts';

export const examples: ComponentExamples = {
  component: 'Text',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: (translate) => translate('Ingress', 'Lead'),
      show: (translate) => (
        <Text size="lead">
          {translate(
            'Beslag, hyllor och ljus från små nordiska verkstäder.',
            'Hardware, shelves and lights from small Nordic workshops.',
          )}
        </Text>
      ),
    },
    {
      name: (translate) => translate('Löptext', 'Running text'),
      show: (translate) => (
        <Text>
          {translate(
            'Ett rakt handtag i massiv mässing, svarvat och borstat för hand.',
            'A straight handle of solid brass, turned and brushed by hand.',
          )}
        </Text>
      ),
    },
    {
      name: (translate) =>
        translate('Liten och dämpad, med siffror av en bredd', 'Small and muted, with figures of one width'),
      show: (translate) => (
        <Text size="small" muted figures>
          {translate('Lägsta pris senaste 30 dagarna: 1 299 kr', 'Lowest price in the last 30 days: €129.90')}
        </Text>
      ),
    },
    {
      name: (translate) => translate('Länk i text, och en tyst', 'A link in text, and a quiet one'),
      show: (translate) => (
        <Text>
          <a className={textLinkClassName()} href="#text">
            {translate('Köpvillkor', 'Terms and conditions')}
          </a>{' '}
          <a className={textLinkClassName('quiet')} href="#text">
            {translate('18 omdömen', '18 reviews')}
          </a>
        </Text>
      ),
    },
    {
      name: (translate) => translate('En redaktörs text', "An editor's text"),
      show: (translate) => (
        <Prose>
          <h3>{translate('Skötsel', 'Care')}</h3>
          <p>
            {translate('Torka av med en ', 'Wipe with a ')}
            <a href="#text">{translate('fuktad trasa', 'damp cloth')}</a>
            {translate('.', '.')}
          </p>
          <ul>
            <li>{translate('Olja trä två gånger om året', 'Oil wood twice a year')}</li>
            <li>{translate('Putsa mässing eller låt den åldras', 'Polish brass or let it age')}</li>
          </ul>
        </Prose>
      ),
    },
  ],
};
