import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Tabs } from './Tabs.tsx';

export const examples: ComponentExamples = {
  component: 'Tabs',
  group: 'ways',
  layout: 'wide',
  examples: [
    {
      name: (say) => say('Sidor som hör ihop', 'Pages that belong together'),
      show: (say) => (
        <Tabs label={say('Mitt konto', 'My account')}>
          <a href="#tabs" aria-current="page">
            {say('Ordrar', 'Orders')}
          </a>
          <a href="#tabs">{say('Inställningar', 'Settings')}</a>
          <a href="#tabs">{say('Saldo', 'Balance')}</a>
        </Tabs>
      ),
    },
  ],
};
