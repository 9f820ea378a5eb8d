import { memo, useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { QueryFailure } from '@hemvaror/domain/failure/queryFailure';
import { assertNever } from '@hemvaror/domain/assertNever';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { Announcement } from './Announcement.tsx';
import { apiFailureOf } from './apiFailureOf.ts';
import { ComboboxContext } from './combobox.ts';
import { FailedView } from './FailedView.tsx';
import { LoadingView } from './LoadingView.tsx';
import { NoResultsView } from './NoResultsView.tsx';
import { addRecentSearch } from './recentSearches.ts';
import { ResultsView } from './ResultsView.tsx';
import { createSearchSession, type SearchState } from './searchSession.ts';
import { StartView, type StartViewProps } from './StartView.tsx';
import classes from './Suggestions.module.css';
import { createSuggestionFetcher } from './createSuggestionFetcher.ts';
import { useCombobox } from './useCombobox.ts';
import { useLatestProducts } from './useLatestProducts.ts';
import { useOverlayLayout } from './useOverlayLayout.ts';
import { useSearchState } from './useSearchState.ts';

export interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLInputElement | null>;
  operations: GraphQLOperations;
}

/** The search dropdown below the header. Its code loads on the first focus of the field. */
export function Suggestions({ form, field, operations }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const { locale } = useShop();
  const [session] = useState(() =>
    createSearchSession({
      fetchSuggestions: createSuggestionFetcher({ operations, locale }),
      storeSearch: addRecentSearch,
    }),
  );
  const state = useSearchState(session);
  const panel = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({ form, field, panel, session });
  const isOpen = state.status !== 'idle' && apiFailureOf(state) === null;
  useOverlayLayout(panel, isOpen);
  const latest = useLatestProducts(operations, isOpen);

  // The key also changes on a navigation to the current page.
  const { key } = useLocation();

  const dispatch = useDispatch();
  const failed = useEffectEvent((failure: QueryFailure) =>
    dispatch(loadingSlice.actions.queryFailureChanged({ ...failure, at: key, isBelowSearch: true })),
  );
  useEffect(() => {
    const failure = apiFailureOf(state);
    if (failure) failed(failure);
  }, [state]);

  // SRCH-24: close on navigation.
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    if (session.getState().status === 'idle') return;
    field.current?.blur();
    form.current?.reset();
  }, [key, session, form, field]);

  function close(): void {
    form.current?.reset();
  }

  function clear(): void {
    write(field.current, '');
    session.typed('');
  }

  const selectText = useCallback(
    (text: string): void => {
      write(field.current, text);
      session.textSelected(text);
    },
    [field, session],
  );

  return (
    <ComboboxContext value={combobox}>
      {'text' in state && (
        <IconButton className={classes.clear} label={t('suggestions.clear')} icon={<CloseIcon />} onClick={clear} />
      )}
      {isOpen && (
        <div ref={panel} className={classes.panel}>
          <div className={classes.inner}>
            <View state={state} latest={latest} onSelect={selectText} />
            <IconButton className={classes.close} label={t('suggestions.close')} icon={<CloseIcon />} onClick={close} />
          </div>
        </div>
      )}
      <Announcement state={state} />
      {isOpen &&
        createPortal(
          <div className={classes.overlay} onClick={close} aria-hidden="true" data-overlay />,
          document.body,
        )}
    </ComboboxContext>
  );
}

function write(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.focus();
}

interface ViewProps extends StartViewProps {
  state: SearchState;
}

const View = memo(function View({ state, ...startProps }: ViewProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'active':
      return <StartView {...startProps} />;
    case 'loading':
      return state.previous ? <ResultsView {...state.previous} isLoading /> : <LoadingView />;
    case 'results':
      return <ResultsView found={state.found} text={state.text} />;
    case 'noResults':
      return <NoResultsView text={state.text} found={state.found} />;
    case 'failed':
      return <FailedView text={state.text} />;
    default:
      return assertNever(state);
  }
});
