import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';

/**
 * Lets the requests of a page for the files of a remote wait without a response.
 *
 * @returns a function that ends these requests, and lets later ones pass
 */
export async function hangFiles(page: Page, remote: RemoteName): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOver = false;
  await page.route(
    ({ pathname }) => pathname.startsWith(`/remotes/${remote}/`),
    async (route) => {
      if (isOver) await route.fallback();
      else waiting.push(route);
    },
  );
  return async () => {
    isOver = true;
    await Promise.all(waiting.splice(0).map((route) => route.abort()));
  };
}
