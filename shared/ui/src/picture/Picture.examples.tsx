import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Picture } from './Picture.tsx';

export const examples: ComponentExamples = {
  component: 'Picture',
  group: 'pictures',
  examples: [
    {
      name: (translate) => translate('Laddad', 'Loaded'),
      show: (translate) => (
        <Picture
          src="/images/product/400f500/lamp-klot-brass-1.webp"
          alt={translate('Klot vägglampa, mässing', 'Klot wall lamp, brass')}
          width={160}
          height={200}
        />
      ),
    },
    {
      name: (translate) => translate('Tills den är laddad', 'Until it is loaded'),
      show: () => <Picture src="/images/late.webp" alt="" width={160} height={200} />,
    },
  ],
};
