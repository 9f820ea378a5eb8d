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

/** The elements within a container that the Tab key reaches, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !isOtherRadio(element) && isVisible(element) && !element.closest('[inert]'),
  );
}

/** In a group of radio buttons, Tab reaches the selected one only. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const group = element.closest('form, fieldset') ?? document;
  return group.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;
}

function isVisible(element: HTMLElement): boolean {
  // jsdom has no layout: treat everything as visible that is not hidden by an attribute.
  if (typeof element.checkVisibility !== 'function')
    return !element.closest('[hidden], details:not([open]) > :not(summary)');
  return element.checkVisibility({ visibilityProperty: true });
}
