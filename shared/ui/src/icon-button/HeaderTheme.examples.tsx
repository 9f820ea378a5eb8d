import type { CSSProperties, ReactNode } from 'react';
import { Count } from '../count/Count.tsx';
import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { IconButton } from './IconButton.tsx';

export const examples: ComponentExamples = {
  component: 'HeaderTheme',
  group: 'header',
  layout: 'wide',
  examples: [
    { name: (translate) => translate('Ljust', 'Light'), show: (translate) => <Tools translate={translate} /> },
    {
      name: (translate) => translate('Mörkt', 'Dark'),
      show: (translate) => (
        <div data-header-theme="dark">
          <Tools translate={translate} />
        </div>
      ),
    },
  ],
};

const BAR: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-8)',
  minHeight: 'var(--header-height)',
  paddingInline: 'var(--space-24)',
  background: 'var(--color-ground)',
  color: 'var(--color-ink)',
};

function Tools({ translate }: { translate: Translate }): ReactNode {
  return (
    <div style={BAR}>
      <span style={{ color: 'var(--color-ink-muted)', marginInlineEnd: 'auto' }}>
        {translate('Fri frakt', 'Free shipping')}
      </span>
      <Count value={4} />
      <IconButton label={translate('Sök', 'Search')} icon={<SearchIcon />} />
      <IconButton label={translate('Favoriter', 'Favorites')} icon={<HeartIcon />} aria-pressed />
      <IconButton label={translate('Varukorg, 6 varor', 'Cart, 6 items')} icon={<BagIcon />} count={6} />
    </div>
  );
}
