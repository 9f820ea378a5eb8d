/**
 * Sent as text: it must not reference other code. Shows the progress bar (`navigating.css`) when the browser itself opens a
 * page: by a link or form that is not hydrated, or one to another site.
 */
export function markDocumentNavigations(): void {
  const { documentElement: root } = document;
  const mark = (event: MouseEvent | SubmitEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const opensPage = link
      ? link.protocol.startsWith('http') &&
        !link.target &&
        !link.hasAttribute('download') &&
        !(link.hash && link.href.split('#')[0] === window.location.href.split('#')[0])
      : target instanceof HTMLFormElement && target.method !== 'dialog' && !target.target;
    const isModified =
      event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!opensPage || isModified) return;
    // After the handlers: those of a hydrated link or form prevent the default.
    setTimeout(() => {
      if (!event.defaultPrevented) root.setAttribute('data-navigating', '');
    });
  };
  document.addEventListener('click', mark, { capture: true });
  document.addEventListener('submit', mark, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) root.removeAttribute('data-navigating');
  });
}
