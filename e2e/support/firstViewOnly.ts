import type { Page } from '@playwright/test';

/** The paths of the scripts that a document names. */
export async function firstViewScripts(page: Page, url: string): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(url)).text();
  return new Set([...html.matchAll(/as="script" href="([^"]+)"/g)].map(([, href = '']) => href));
}

/**
 * Lets a document load the scripts of its first view only. All other code fails as without a connection.
 *
 * @returns a function that allows all code
 */
export async function firstViewOnly(page: Page, url: string): Promise<() => void> {
  const ofFirstView = await firstViewScripts(page, url);
  let isLimited = true;
  await page.route(/\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    // A script imports the chunks that it shares with others.
    const isAllowed = !isLimited || ofFirstView.has(pathname) || /\/\d+\.js$/.test(pathname);
    await (isAllowed ? route.continue() : route.abort('internetdisconnected'));
  });
  return () => {
    isLimited = false;
  };
}
