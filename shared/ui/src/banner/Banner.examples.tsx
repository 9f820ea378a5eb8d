import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Banner } from './Banner.tsx';

export const examples: ComponentExamples = {
  component: 'Banner',
  group: 'messages',
  layout: 'wide',
  examples: [
    {
      name: (say) => say('Något i butiken fungerar inte', 'Something of the shop does not work'),
      show: (say) => (
        <Banner>
          {say(
            'Just nu når vi inte betaltjänsten. Du kan handla som vanligt om en stund.',
            'We cannot reach the payment service right now. You can shop as usual in a while.',
          )}
        </Banner>
      ),
    },
    {
      name: (say) => say('Utan uppkoppling', 'Offline'),
      show: (say) => (
        <Banner tone="quiet">
          {say('Du är offline. Det du ser kan vara inaktuellt.', 'You are offline. What you see may be out of date.')}
        </Banner>
      ),
    },
    {
      name: (say) => say('Gammal webbläsare', 'Old browser'),
      show: (say) => (
        <Banner tone="warning">
          {say('Din webbläsare är för gammal för butiken.', 'Your browser is too old for the shop.')}{' '}
          <a href="#banner">{say('Läs mer', 'Read more')}</a>
        </Banner>
      ),
    },
  ],
};
