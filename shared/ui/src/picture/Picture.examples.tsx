import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Picture } from './Picture.tsx';

export const examples: ComponentExamples = {
  component: 'Picture',
  group: 'pictures',
  examples: [
    {
      name: (say) => say('Laddad', 'Loaded'),
      show: (say) => (
        <Picture
          src="/images/product/400f500/lamp-klot-brass-1.webp"
          alt={say('Klot vägglampa, mässing', 'Klot wall lamp, brass')}
          width={160}
          height={200}
        />
      ),
    },
    {
      name: (say) => say('Tills den är laddad', 'Until it is loaded'),
      show: () => <Picture src="/images/late.webp" alt="" width={160} height={200} />,
    },
  ],
};
