import { searchText } from '../searchText.ts';
import type { Found } from './found.ts';

/** Pause in typing before a request is sent (SRCH-18). */
export const DEBOUNCE_MS = 500;

/** The states of SRCH-13, and `failed` after an unsuccessful request. */
export type SearchState =
  | { status: 'idle' }
  /** Open without a text: shows recent or top searches. */
  | { status: 'active' }
  /** `previous` stays visible, so that the dropdown does not flicker with every word. */
  | { status: 'loading'; text: string; previous: TextResults | null }
  | ({ status: 'results' } & TextResults)
  /** No products (SRCH-21). */
  | ({ status: 'noResults' } & TextResults)
  | { status: 'failed'; text: string; error: unknown };

interface TextResults {
  text: string;
  found: Found;
}

export interface SearchSession {
  getState: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** The field was focused, or the dropdown was reopened (SRCH-14). Retries a failed request. */
  opened: () => void;
  /** The field's text changed. */
  typed: (text: string) => void;
  /** A suggested text was selected. Searches immediately (SRCH-31). */
  textSelected: (text: string) => void;
  /** The form was submitted. Cancels pending requests; the dropdown stays until the navigation. */
  submitted: () => void;
  closed: () => void;
}

interface SessionOptions {
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Found>;
  /** Stores a search that had results (SRCH-25). */
  storeSearch: (text: string) => void;
}

/** State machine of the header search. One request at a time: a later text cancels an earlier one. */
export function createSearchSession({ fetchSuggestions, storeSearch }: SessionOptions): SearchSession {
  let state: SearchState = { status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const listeners = new Set<() => void>();

  function setState(next: SearchState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function cancel(): void {
    clearTimeout(timer);
    request?.abort();
  }

  async function search(text: string): Promise<void> {
    const { signal } = (request = new AbortController());
    const next = await fetchSuggestions(text, signal).then(
      (found): SearchState => ({ status: found.count > 0 ? 'results' : 'noResults', text, found }),
      (error: unknown): SearchState => ({ status: 'failed', text, error }),
    );
    // SRCH-20, OP-20: ignore responses and errors of a superseded text.
    if (!signal.aborted) setState(next);
  }

  function startLoading(text: string): void {
    cancel();
    setState({ status: 'loading', text, previous: resultsIn(state) });
  }

  function searchNow(text: string): void {
    startLoading(text);
    void search(text);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened: () => {
      if (state.status === 'idle') setState({ status: 'active' });
      if (state.status === 'failed') searchNow(state.text);
    },
    typed: (typed) => {
      const text = searchText(typed);
      if (text === '') {
        cancel();
        setState({ status: 'active' });
        return;
      }
      startLoading(text);
      timer = setTimeout(() => void search(text), DEBOUNCE_MS);
    },
    textSelected: searchNow,
    submitted: cancel,
    closed: () => {
      cancel();
      if (state.status === 'results') storeSearch(state.text);
      if (state.status !== 'idle') setState({ status: 'idle' });
    },
  };
}

function resultsIn(state: SearchState): TextResults | null {
  if (state.status === 'results') return { text: state.text, found: state.found };
  return state.status === 'loading' ? state.previous : null;
}
