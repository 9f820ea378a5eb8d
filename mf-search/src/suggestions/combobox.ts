import { createContext, use } from 'react';
import type { SearchClick } from './searchClick.ts';

interface ComboboxState {
  listId: string;
  /** Id of the option selected with the arrow keys. */
  activeId: string | null;
  /** Dispatches `search:click` for an option. */
  clicked: (click: SearchClick) => void;
}

export const ComboboxContext = createContext<ComboboxState>({
  listId: '',
  activeId: null,
  clicked: () => undefined,
});

/** Props of an option element. The focus stays in the field, which references the active option. */
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
