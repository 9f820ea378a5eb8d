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
      name: (say) => say('Ingress', 'Lead'),
      show: (say) => (
        <Text size="lead">
          {say(
            'Beslag, hyllor och ljus från små nordiska verkstäder.',
            'Hardware, shelves and lights from small Nordic workshops.',
          )}
        </Text>
      ),
    },
    {
      name: (say) => say('Löptext', 'Running text'),
      show: (say) => (
        <Text>
          {say(
            'Ett rakt handtag i massiv mässing, svarvat och borstat för hand.',
            'A straight handle of solid brass, turned and brushed by hand.',
          )}
        </Text>
      ),
    },
    {
      name: (say) => say('Liten och dämpad, med siffror av en bredd', 'Small and muted, with figures of one width'),
      show: (say) => (
        <Text size="small" muted figures>
          {say('Lägsta pris senaste 30 dagarna: 1 299 kr', 'Lowest price in the last 30 days: €129.90')}
        </Text>
      ),
    },
    {
      name: (say) => say('Länk i text, och en tyst', 'A link in text, and a quiet one'),
      show: (say) => (
        <Text>
          <a className={textLinkClassName()} href="#text">
            {say('Köpvillkor', 'Terms and conditions')}
          </a>{' '}
          <a className={textLinkClassName('quiet')} href="#text">
            {say('18 omdömen', '18 reviews')}
          </a>
        </Text>
      ),
    },
    {
      name: (say) => say('En redaktörs text', 'As an editor wrote it'),
      show: (say) => (
        <Prose>
          <h3>{say('Skötsel', 'Care')}</h3>
          <p>
            {say('Torka av med en ', 'Wipe with a ')}
            <a href="#text">{say('fuktad trasa', 'damp cloth')}</a>
            {say('.', '.')}
          </p>
          <ul>
            <li>{say('Olja trä två gånger om året', 'Oil wood twice a year')}</li>
            <li>{say('Putsa mässing eller låt den åldras', 'Polish brass or let it age')}</li>
          </ul>
        </Prose>
      ),
    },
  ],
};
