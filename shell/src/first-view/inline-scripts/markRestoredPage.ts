/**
 * Sent as text: it must not reference other code. Marks a document that the browser opens at an earlier scroll position: reloaded,
 * or returned to. That position counts on the real heights, so every card is laid out (ROUTE-52, ADR 0064).
 */
export function markRestoredPage(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
    document.documentElement.setAttribute('data-laid-out', 'all');
}
