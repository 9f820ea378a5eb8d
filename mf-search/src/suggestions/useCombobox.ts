import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { searchText } from '../searchText.ts';
import { optionAfter } from './optionAfter.ts';
import type { SearchClick } from './searchClick.ts';
import type { SearchSession } from './searchSession.ts';

/** Events that bubble from the search form (SRCH-27). */
const CLOSED_EVENT = 'search:closed';
const CLICK_EVENT = 'search:click';

interface ComboboxElements {
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Contains the options. */
  panel: RefObject<HTMLElement | null>;
  session: SearchSession;
}

/**
 * Makes the search field a combobox according to the ARIA Authoring Practices. SearchBox renders the field, which may have
 * text before this code loads. So listeners and attributes are added to the element, beside those of React.
 *
 * Resetting the form closes the search; the header's close button does that too.
 */
export function useCombobox({ form, field, panel, session }: ComboboxElements) {
  const listId = useId();
  const [activeId, setActiveId] = useState<string | null>(null);

  const opened = useEffectEvent(() => session.opened());

  const typed = useEffectEvent(() => {
    setActiveId(null);
    session.typed(field.current?.value ?? '');
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const active = options.findIndex(({ id }) => id === activeId);
    const next = options[optionAfter(event.key, active, options.length) ?? -1];
    if (next) {
      event.preventDefault();
      setActiveId(next.id);
      next.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      options[active].click();
    } else if (event.key === 'ArrowDown') {
      session.opened();
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      setActiveId(null);
    }
  });

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || session.getState().status === 'idle') return;
    event.preventDefault();
    form.current?.reset();
  });

  // A mousedown on an option must not move the focus: an empty search would close before the click event.
  const preventFocusLoss = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Node && panel.current?.contains(event.target)) event.preventDefault();
  });

  // SRCH-28, OP-19: ignore focus changes within the search.
  const left = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && form.current?.contains(relatedTarget);
    if (!isWithin && searchText(field.current?.value ?? '') === '') form.current?.reset();
  });

  const submitted = useEffectEvent(() => {
    if (searchText(field.current?.value ?? '') !== '') session.submitted();
  });

  const closed = useEffectEvent(() => {
    if (session.getState().status === 'idle') return;
    setActiveId(null);
    session.closed();
    form.current?.dispatchEvent(new CustomEvent(CLOSED_EVENT, { bubbles: true }));
  });

  useEffect(() => {
    const box = form.current;
    const input = field.current;
    if (!box || !input) return undefined;

    // Handle the focus that loaded this code, and the text typed in the meantime.
    if (document.activeElement === input) session.opened();
    if (document.activeElement === input && input.value !== '') session.typed(input.value);

    input.addEventListener('focus', opened);
    input.addEventListener('click', opened);
    input.addEventListener('input', typed);
    input.addEventListener('keydown', handleKeyDown);
    box.addEventListener('mousedown', preventFocusLoss);
    box.addEventListener('focusout', left);
    box.addEventListener('submit', submitted);
    box.addEventListener('reset', closed);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      input.removeEventListener('focus', opened);
      input.removeEventListener('click', opened);
      input.removeEventListener('input', typed);
      input.removeEventListener('keydown', handleKeyDown);
      box.removeEventListener('mousedown', preventFocusLoss);
      box.removeEventListener('focusout', left);
      box.removeEventListener('submit', submitted);
      box.removeEventListener('reset', closed);
      document.removeEventListener('keydown', closeByEscape);
      session.closed();
    };
  }, [form, field, session]);

  // Without dependencies: the attributes must not reference removed elements.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const hasList = document.getElementById(listId) !== null;
    const hasActive = activeId !== null && document.getElementById(activeId) !== null;
    setOrRemove(input, 'role', 'combobox');
    setOrRemove(input, 'aria-autocomplete', 'list');
    setOrRemove(input, 'aria-expanded', String(hasList));
    setOrRemove(input, 'aria-controls', hasList ? listId : null);
    setOrRemove(input, 'aria-activedescendant', hasActive ? activeId : null);
  });

  return useMemo(
    () => ({
      listId,
      activeId,
      clicked: (detail: SearchClick) => {
        form.current?.dispatchEvent(new CustomEvent(CLICK_EVENT, { bubbles: true, detail }));
      },
    }),
    [listId, activeId, form],
  );
}

/** Skips unchanged values, which would cause a style recalculation. */
function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (element.getAttribute(attribute) === value) return;
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
