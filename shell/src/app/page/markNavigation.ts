/** Shows or hides the progress bar that needs no code (`navigating.css`). */
export function markNavigation(isPending: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isPending);
}
