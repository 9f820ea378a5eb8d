import type { Page } from '@playwright/test';

/** An element whose name or text shows that a tab has taken over a change. */
export interface Sign {
  selector: string;
  pattern: RegExp;
}

/**
 * Returns the time at which an element of the tab first shows the pattern, in ms of the machine's clock. Measured inside the page,
 * without the delays of the test runner.
 */
export async function timeOf(tab: Page, { selector, pattern }: Sign): Promise<number> {
  return tab.evaluate(
    async ([css, source]) =>
      new Promise<number>((resolve) => {
        const text = new RegExp(source);
        const observer = new MutationObserver(check);
        function check(): void {
          const shows = (element: Element) => text.test(element.getAttribute('aria-label') ?? element.textContent);
          if (![...document.querySelectorAll(css)].some(shows)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.mark('in-step').startTime);
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        check();
      }),
    [selector, pattern.source] as const,
  );
}
