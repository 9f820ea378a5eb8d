import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { SearchState } from './searchSession.ts';

/** Tells screen readers what came of a search; the region stands before there is anything to tell. */
export function Announcement({ state }: { state: SearchState }) {
  const { t } = useTranslation('search');

  function words(): string | null {
    switch (state.status) {
      case 'results':
        return t('suggestions.hits', { count: state.found.count });
      case 'noResults':
        return t('results.empty', { search: state.text });
      case 'failed':
        return t('suggestions.failed');
      default:
        return null;
    }
  }

  return <output className={visuallyHiddenClassName}>{words()}</output>;
}
