import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CART_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { buildMissing } from '../release/build.ts';
import { chromiumArgs, chromiumPath, ensureChromium } from '../site/chromium.ts';
import { WIDE_LIMITS } from '../site/wideLimits.ts';
import { startSite, type Site } from '../site/site.ts';
import { cartWithOneLine } from './api/cart.ts';
import type { SiteSettings } from '../project/settings.ts';
import { freeSettings } from '../site/freeSettings.ts';
import type { Visitor } from './targets.ts';

/** The measured site, with its own data, free ports and a browser. */
export interface BenchSite {
  site: Site;
  settings: SiteSettings;
  shellPort: number;
  pids: { shell: number; api: number };
  browser: Browser;
  logDir: string;
  /** Id of a cart with one line. */
  cartId: string;
  /** Cookie headers of visitors whose pages are not cached. */
  cookies: Readonly<Record<Visitor, string>>;
  stop: () => Promise<void>;
}

/** One process, whose CPU time is measured. */
export const ONE_SHELL = { SHELL_WORKERS: '0' };

export async function startBenchSite(): Promise<BenchSite> {
  ensureChromium();
  await buildMissing();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  const logDir = path.join(dataDir, 'logs');
  const settings = await freeSettings(dataDir);
  const site = await startSite({ settings, env: { ...WIDE_LIMITS, ...ONE_SHELL }, logDir });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
  const cartId = await cartWithOneLine(site.apiOrigin);
  return {
    site,
    settings,
    shellPort: settings.shellPort,
    pids: { shell: site.shell.process.pid ?? 0, api: site.api?.process.pid ?? 0 },
    browser,
    logDir,
    cartId,
    cookies: { favorites: FAVORITES_COOKIE, cart: cartCookie(cartId) },
    stop: async () => {
      await browser.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookie of a visitor with a favorite, whose pages are not kept. */
export const FAVORITES_COOKIE = `ralph=${encodeURIComponent('{"favorites":[1001]}')}`;

/** The cookie of a visitor with this cart. */
export function cartCookie(cartId: string): string {
  return `${CART_COOKIE}=${cartId}`;
}
