import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Notice } from './Notice.tsx';

export const examples: ComponentExamples = {
  component: 'Notice',
  group: 'messages',
  layout: 'grid',
  examples: [
    {
      name: () => 'info',
      show: (say) => (
        <Notice>
          <p>{say('Fakturan skickas med e-post.', 'The invoice is sent by email.')}</p>
        </Notice>
      ),
    },
    {
      name: () => 'success',
      show: (say) => (
        <Notice tone="success">
          <p>
            {say('Tack! Ditt omdöme visas när vi har läst det.', 'Thank you! Your review shows when we have read it.')}
          </p>
        </Notice>
      ),
    },
    {
      name: () => 'warning',
      show: (say) => (
        <Notice tone="warning">
          <p>{say('Beställningsvaran skickas när den är klar.', 'What is made to order is sent when it is done.')}</p>
        </Notice>
      ),
    },
    {
      name: () => 'error',
      show: (say) => (
        <Notice tone="error">
          <p>{say('Något gick tyvärr fel...', 'Something went wrong...')}</p>
        </Notice>
      ),
    },
    {
      name: (say) => say('Med rubrik och länkar', 'With a title and links'),
      show: (say) => (
        <Notice
          tone="error"
          title={say(
            'Se till att alla fält är korrekt ifyllda',
            'Please make sure that all fields are filled in correctly',
          )}
        >
          <ul>
            <li>
              <a href="#field">{say('E-post', 'Email')}</a>
            </li>
          </ul>
        </Notice>
      ),
    },
  ],
};
