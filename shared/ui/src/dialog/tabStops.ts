const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  '[tabindex]',
].join(',');

/** What the Tab key stops at within an element, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !isOtherRadio(element) && isVisible(element) && !element.closest('[inert]'),
  );
}

/** Of a group of radios, Tab stops at the chosen one only. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const group = element.closest('form, fieldset') ?? document;
  return group.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;
}

function isVisible(element: HTMLElement): boolean {
  // Not every environment lays pages out; where none does, everything counts as seen.
  if (typeof element.checkVisibility !== 'function')
    return !element.closest('[hidden], details:not([open]) > :not(summary)');
  return element.checkVisibility({ visibilityProperty: true });
}
