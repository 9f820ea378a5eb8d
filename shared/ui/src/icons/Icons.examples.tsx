import type { ComponentType } from 'react';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { AlertIcon } from './AlertIcon.tsx';
import { ArrowLeftIcon } from './ArrowLeftIcon.tsx';
import { ArrowRightIcon } from './ArrowRightIcon.tsx';
import { BagIcon } from './BagIcon.tsx';
import { CheckIcon } from './CheckIcon.tsx';
import { ChevronDownIcon } from './ChevronDownIcon.tsx';
import { ClockIcon } from './ClockIcon.tsx';
import { CloseIcon } from './CloseIcon.tsx';
import { EyeIcon } from './EyeIcon.tsx';
import { FacebookIcon } from './FacebookIcon.tsx';
import { FilterIcon } from './FilterIcon.tsx';
import { HeartIcon } from './HeartIcon.tsx';
import type { IconProps } from './IconFrame.tsx';
import { InfoIcon } from './InfoIcon.tsx';
import { InstagramIcon } from './InstagramIcon.tsx';
import { LeafIcon } from './LeafIcon.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { MinusIcon } from './MinusIcon.tsx';
import { PlusIcon } from './PlusIcon.tsx';
import { ReturnIcon } from './ReturnIcon.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import { ShieldIcon } from './ShieldIcon.tsx';
import { StarIcon } from './StarIcon.tsx';
import { SuccessIcon } from './SuccessIcon.tsx';
import { TruckIcon } from './TruckIcon.tsx';
import { UserIcon } from './UserIcon.tsx';
import { WarningIcon } from './WarningIcon.tsx';
import { ZoomIcon } from './ZoomIcon.tsx';

const ICONS: readonly (readonly [name: string, icon: ComponentType<IconProps>])[] = [
  ['Alert', AlertIcon],
  ['ArrowLeft', ArrowLeftIcon],
  ['ArrowRight', ArrowRightIcon],
  ['Bag', BagIcon],
  ['Check', CheckIcon],
  ['ChevronDown', ChevronDownIcon],
  ['Clock', ClockIcon],
  ['Close', CloseIcon],
  ['Eye', EyeIcon],
  ['Facebook', FacebookIcon],
  ['Filter', FilterIcon],
  ['Heart', HeartIcon],
  ['Info', InfoIcon],
  ['Instagram', InstagramIcon],
  ['Leaf', LeafIcon],
  ['Menu', MenuIcon],
  ['Minus', MinusIcon],
  ['Plus', PlusIcon],
  ['Return', ReturnIcon],
  ['Search', SearchIcon],
  ['Shield', ShieldIcon],
  ['Star', StarIcon],
  ['Success', SuccessIcon],
  ['Truck', TruckIcon],
  ['User', UserIcon],
  ['Warning', WarningIcon],
  ['Zoom', ZoomIcon],
];

export const examples: ComponentExamples = {
  component: 'Icons',
  group: 'pictures',
  examples: ICONS.map(([name, Icon]) => ({ name: () => name, show: () => <Icon /> })),
};
