import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';
import { Prose } from '@hemvaror/ui/text/Prose';
import { RichText } from './RichText.tsx';

export const examples: ComponentExamples = {
  component: 'RichText',
  group: 'text',
  layout: 'wide',
  examples: [
    {
      name: (translate) => translate('En redaktörs HTML, sanerad', "An editor's HTML, sanitized"),
      show: (translate) => (
        <Prose>
          <RichText
            html={translate(
              '<h3>Montering</h3><p onclick="x()">Borra <strong>5&nbsp;mm</strong>. <a href="/skotsel">Skötsel</a></p>',
              '<h3>Mounting</h3><p onclick="x()">Drill <strong>5&nbsp;mm</strong>. <a href="/care">Care</a></p>',
            )}
          />
        </Prose>
      ),
    },
  ],
};
