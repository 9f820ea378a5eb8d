import { createContext, use } from 'react';

interface ComboboxState {
  listId: string;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | null;
}

export const ComboboxContext = createContext<ComboboxState>({ listId: '', activeId: null });

/** What makes an element an option of the search: the focus stays in the field, which names the active one. */
export function useOption(key: string) {
  const { listId, activeId } = use(ComboboxContext);
  const id = `${listId}-${key}`;
  return { id, role: 'option' as const, tabIndex: -1, 'aria-selected': id === activeId };
}
