/**
 * Stands in the page's script, sent as text: it must not use anything from outside itself. It remembers a button that
 * was pressed before the page could answer; `BootEffects` presses it again once it can.
 */
export function rememberEarlyClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && button.type === 'button') window.__STOREFRONT__.earlyClick = button;
    },
    { capture: true },
  );
}
