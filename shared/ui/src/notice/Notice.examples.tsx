import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Notice } from './Notice.tsx';

export const examples: ComponentExamples = {
  component: 'Notice',
  group: 'messages',
  layout: 'grid',
  examples: [
    {
      name: () => 'info',
      show: (translate) => (
        <Notice>
          <p>{translate('Fakturan skickas med e-post.', 'The invoice is sent by email.')}</p>
        </Notice>
      ),
    },
    {
      name: () => 'success',
      show: (translate) => (
        <Notice tone="success">
          <p>
            {translate(
              'Tack! Ditt omdöme visas när vi har läst det.',
              'Thank you! Your review shows when we have read it.',
            )}
          </p>
        </Notice>
      ),
    },
    {
      name: () => 'warning',
      show: (translate) => (
        <Notice tone="warning">
          <p>
            {translate('Beställningsvaran skickas när den är klar.', 'Made-to-order items ship when they are ready.')}
          </p>
        </Notice>
      ),
    },
    {
      name: () => 'error',
      show: (translate) => (
        <Notice tone="error">
          <p>{translate('Något gick tyvärr fel...', 'Something went wrong...')}</p>
        </Notice>
      ),
    },
    {
      name: (translate) => translate('Med rubrik och länkar', 'With a title and links'),
      show: (translate) => (
        <Notice
          tone="error"
          title={translate(
            'Se till att alla fält är korrekt ifyllda',
            'Please make sure that all fields are filled in correctly',
          )}
        >
          <ul>
            <li>
              <a href="#field">{translate('E-post', 'Email')}</a>
            </li>
          </ul>
        </Notice>
      ),
    },
  ],
};
