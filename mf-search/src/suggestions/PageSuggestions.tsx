import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import type { FoundPage } from '../pages/findPages.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { PageOption } from './PageOption.tsx';

interface PageSuggestionsProps {
  pages: readonly FoundPage[];
  /** Rendered at the end of the title row. */
  note?: ReactNode;
}

/** The content pages of a search, as a group. */
export function PageSuggestions({ pages, note }: PageSuggestionsProps) {
  const { t } = useTranslation('search');
  if (pages.length === 0) return null;
  return (
    <OptionGroup title={t('pages.title')} note={note}>
      {pages.map((page) => (
        <PageOption key={page.path} page={page} />
      ))}
    </OptionGroup>
  );
}
