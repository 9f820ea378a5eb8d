import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { IconButton } from './IconButton.tsx';

const favorite = (say: Say) => ({ label: say('Favorit', 'Favorite'), icon: <HeartIcon /> });

export const examples: ComponentExamples = {
  component: 'IconButton',
  group: 'buttons',
  examples: [
    { name: (say) => say('Vanlig', 'Plain'), show: (say) => <IconButton {...favorite(say)} /> },
    { name: (say) => say('Hovring', 'Hover'), state: 'hover', show: (say) => <IconButton {...favorite(say)} /> },
    { name: (say) => say('Fokus', 'Focus'), state: 'focus', show: (say) => <IconButton {...favorite(say)} /> },
    { name: (say) => say('Vald', 'Pressed'), show: (say) => <IconButton {...favorite(say)} aria-pressed /> },
    { name: (say) => say('Spärrad', 'Disabled'), show: (say) => <IconButton {...favorite(say)} disabled /> },
    {
      name: (say) => say('Med antal', 'With a count'),
      show: (say) => <IconButton label={say('Varukorg, 6 varor', 'Cart, 6 items')} icon={<BagIcon />} count={6} />,
    },
    {
      name: (say) => say('Med ram', 'Outlined'),
      show: (say) => <IconButton outlined label={say('Nästa', 'Next')} icon={<ArrowRightIcon />} />,
    },
  ],
};
