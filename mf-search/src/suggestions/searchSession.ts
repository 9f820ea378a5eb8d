import { searchText } from '../searchText.ts';
import type { Found } from './found.ts';

/** SRCH-18: how long the shopper has to pause before the API is asked. */
export const DEBOUNCE_MS = 500;

/** The states of SRCH-13, and the one in which the API could not answer. */
export type SearchState =
  | { status: 'idle' }
  /** Open without a text: recent and top searches have the place. */
  | { status: 'active' }
  /** `previous` stays in view, so that the dropdown does not flicker with every word. */
  | { status: 'loading'; text: string; previous: FoundFor | null }
  | ({ status: 'results' } & FoundFor)
  | { status: 'noResults'; text: string }
  | { status: 'failed'; text: string; error: unknown };

interface FoundFor {
  text: string;
  found: Found;
}

export interface SearchSession {
  getState: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** The field was focused, or the shopper asks for the dropdown again (SRCH-14); what failed is asked for once more. */
  opened: () => void;
  /** The field's text changed. */
  typed: (text: string) => void;
  /** A text was taken as it is: searched for at once (SRCH-31). */
  chosen: (text: string) => void;
  /** The shopper leaves for the results: nothing more is asked, and what is shown stays until the page changes. */
  submitted: () => void;
  closed: () => void;
}

interface SessionOptions {
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Found>;
  /** Keeps a search that found something (SRCH-25). */
  cached: (text: string) => void;
}

/** What the search in the header knows, from the first focus to closing. One request at a time: a later text cancels an earlier one. */
export function createSearchSession({ fetchSuggestions, cached }: SessionOptions): SearchSession {
  let state: SearchState = { status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const listeners = new Set<() => void>();

  function become(next: SearchState): void {
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
      (found): SearchState => (found.count > 0 ? { status: 'results', text, found } : { status: 'noResults', text }),
      (error: unknown): SearchState => ({ status: 'failed', text, error }),
    );
    // SRCH-20, OP-20: an answer or a failure that comes after its text was replaced is nobody's any more.
    if (!signal.aborted) become(next);
  }

  function wait(text: string): void {
    cancel();
    become({ status: 'loading', text, previous: foundIn(state) });
  }

  function searchNow(text: string): void {
    wait(text);
    void search(text);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened: () => {
      if (state.status === 'idle') become({ status: 'active' });
      if (state.status === 'failed') searchNow(state.text);
    },
    typed: (typed) => {
      const text = searchText(typed);
      if (text === '') {
        cancel();
        become({ status: 'active' });
        return;
      }
      wait(text);
      timer = setTimeout(() => void search(text), DEBOUNCE_MS);
    },
    chosen: searchNow,
    submitted: cancel,
    closed: () => {
      cancel();
      if (state.status === 'results') cached(state.text);
      if (state.status !== 'idle') become({ status: 'idle' });
    },
  };
}

function foundIn(state: SearchState): FoundFor | null {
  if (state.status === 'results') return { text: state.text, found: state.found };
  return state.status === 'loading' ? state.previous : null;
}
