/**
 * `npm run bench`: what a first view costs, and what the servers bear. Figures of a noisy machine: read the ratios to the
 * budgets, and compare runs on the same machine only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureFirstView } from './bench/firstView.ts';
import { measureLoad, residentMb } from './bench/serverLoad.ts';
import { buildMissing } from './build.ts';
import { chromiumArgs, chromiumPath, ensureChromium } from './chromium.ts';
import { freePorts } from './ports.ts';
import { startSite } from './site.ts';

const PAGES = { front: '/', list: '/c/beslag', product: '/p/handtag/linje-stanghandtag-massing' };
const BUDGET = { scriptBytes: 160 * 1024, roundTrips: 2, requestsPerSecond: 100, shellMb: 350 };

ensureChromium();
await buildMissing();
const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
const [shellPort = 0, apiPort = 0, ...rest] = await freePorts(7);
const [catalog = 0, search = 0, cartCheckout = 0, account = 0, content = 0] = rest;
const startedAt = performance.now();
const site = await startSite({
  settings: {
    shellPort,
    apiPort,
    remotePorts: {
      'mf-catalog': catalog,
      'mf-search': search,
      'mf-cart-checkout': cartCheckout,
      'mf-account': account,
      'mf-content': content,
    },
    dataDir,
    ownApi: true,
  },
  logDir: path.join(dataDir, 'logs'),
});
console.log(`site with an empty database ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);

try {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
  console.log('First view                scripts   brotli   of 160 KiB   round trips   CLS');
  for (const [name, address] of Object.entries(PAGES)) {
    const { scripts, scriptBytes, roundTrips, cumulativeLayoutShift } = await measureFirstView(
      browser,
      site.origin + address,
    );
    console.log(
      name.padEnd(26) +
        String(scripts).padStart(7) +
        `${(scriptBytes / 1024).toFixed(1)} KiB`.padStart(11) +
        (scriptBytes / BUDGET.scriptBytes).toFixed(2).padStart(11) +
        String(roundTrips).padStart(14) +
        cumulativeLayoutShift.toFixed(4).padStart(9),
    );
  }
  await browser.close();

  const processes = { shell: site.shell.process.pid ?? 0, api: site.api?.process.pid ?? 0 };
  console.log('\nServer rendering            req/s   of 100     p50     p97.5   CPU ms: shell   API   errors');
  for (const [name, address] of Object.entries(PAGES)) {
    const load = await measureLoad(`http://127.0.0.1:${shellPort}${address}`, `localhost:${shellPort}`, processes);
    console.log(
      `${name.padEnd(24)}${load.requestsPerSecond.toFixed(1).padStart(9)}` +
        `${(load.requestsPerSecond / BUDGET.requestsPerSecond).toFixed(2).padStart(9)}${`${load.p50Ms} ms`.padStart(8)}` +
        `${`${load.p975Ms} ms`.padStart(10)}${String(load.cpuMs['shell']).padStart(16)}${String(load.cpuMs['api']).padStart(6)}${String(load.errors).padStart(9)}`,
    );
  }

  console.log('\nMemory after load');
  console.log(
    `shell ${residentMb(processes.shell)} MB (${(residentMb(processes.shell) / BUDGET.shellMb).toFixed(2)} of ${BUDGET.shellMb} MB), commerce-api ${residentMb(processes.api)} MB`,
  );
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
