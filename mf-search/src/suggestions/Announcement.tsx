import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { SearchState } from './searchSession.ts';

/** Announces the result of a search to screen readers. The live region is always rendered. */
export function Announcement({ state }: { state: SearchState }) {
  const { t } = useTranslation('search');

  function announcement(): string | null {
    switch (state.status) {
      case 'results':
        return t('suggestions.hits', { count: state.found.count });
      case 'noResults':
        return state.found.pages.length > 0
          ? t('pages.found', { count: state.found.pages.length })
          : t('results.empty', { search: state.text });
      case 'failed':
        return t('suggestions.failed');
      default:
        return null;
    }
  }

  return <output className={visuallyHiddenClassName}>{announcement()}</output>;
}
