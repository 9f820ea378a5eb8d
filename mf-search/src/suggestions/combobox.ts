import { createContext, use } from 'react';
import type { SearchClick } from './searchClick.ts';

interface ComboboxState {
  listId: string;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | null;
  /** Tells that an option was taken. */
  clicked: (click: SearchClick) => void;
}

export const ComboboxContext = createContext<ComboboxState>({
  listId: '',
  activeId: null,
  clicked: () => undefined,
});

/** What makes an element an option of the search: the focus stays in the field, which names the active one. */
export function useOption(key: string, click: SearchClick) {
  const { listId, activeId, clicked } = use(ComboboxContext);
  const id = `${listId}-${key}`;
  return {
    id,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': id === activeId,
    onClick: () => clicked(click),
  };
}
