import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { IconButton } from './IconButton.tsx';

const favorite = (translate: Translate) => ({ label: translate('Favorit', 'Favorite'), icon: <HeartIcon /> });

export const examples: ComponentExamples = {
  component: 'IconButton',
  group: 'buttons',
  examples: [
    { name: (translate) => translate('Vanlig', 'Plain'), show: (translate) => <IconButton {...favorite(translate)} /> },
    {
      name: (translate) => translate('Hovring', 'Hover'),
      state: 'hover',
      show: (translate) => <IconButton {...favorite(translate)} />,
    },
    {
      name: (translate) => translate('Fokus', 'Focus'),
      state: 'focus',
      show: (translate) => <IconButton {...favorite(translate)} />,
    },
    {
      name: (translate) => translate('Vald', 'Pressed'),
      show: (translate) => <IconButton {...favorite(translate)} aria-pressed />,
    },
    {
      name: (translate) => translate('Spärrad', 'Disabled'),
      show: (translate) => <IconButton {...favorite(translate)} disabled />,
    },
    {
      name: (translate) => translate('Med antal', 'With a count'),
      show: (translate) => (
        <IconButton label={translate('Varukorg, 6 varor', 'Cart, 6 items')} icon={<BagIcon />} count={6} />
      ),
    },
    {
      name: (translate) => translate('Med ram', 'Outlined'),
      show: (translate) => <IconButton outlined label={translate('Nästa', 'Next')} icon={<ArrowRightIcon />} />,
    },
  ],
};
