import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * The headless shell takes half the processor time of a page. The full browser is for what only it has, such as extensions, and
 * for figures of the browser that shoppers use.
 */
export type ChromiumBuild = 'headless-shell' | 'full';

/** Debian's packages, and their binaries. */
const DEBIAN: Readonly<Record<ChromiumBuild, { package: string; binary: string }>> = {
  'headless-shell': { package: 'chromium-headless-shell', binary: '/usr/bin/chromium-headless-shell' },
  full: { package: 'chromium', binary: '/usr/bin/chromium' },
};

/** Path of a browser for tests: CHROMIUM_PATH, which is used as both builds, Debian's, or undefined for Playwright's own. */
export function chromiumPath(build: ChromiumBuild = 'full'): string | undefined {
  const override = process.env['CHROMIUM_PATH'];
  if (override) return override;
  const { binary } = DEBIAN[build];
  return existsSync(binary) ? binary : undefined;
}

/** Options with which Playwright starts a build. Without a path, it is Playwright's own. */
export function chromiumOptions(build: ChromiumBuild): LaunchOptions {
  const executablePath = chromiumPath(build);
  const args = chromiumArgs();
  if (executablePath) return { args, executablePath };
  // Playwright starts its headless shell unless its full browser is named.
  return build === 'full' ? { args, channel: 'chromium' } : { args };
}

/** Installs the missing builds: Debian's packages if apt has them, otherwise Playwright's download, which contains both. */
export function ensureChromium(): void {
  const missing = () => Object.values(DEBIAN).filter(({ binary }) => !existsSync(binary));
  if (process.env['CHROMIUM_PATH'] || missing().length === 0) return;
  console.log('Installing Chromium for the browser tests (once) …');
  const isRoot = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = isRoot ? [] : ['sudo', '-n'];
    const packages = missing().map((build) => build.package);
    const install = `apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
    run([...sudo, 'sh', '-c', `apt-get update -qq && ${install} >/dev/null`], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  if (missing().length > 0) run(['npx', 'playwright', 'install', 'chromium'], {});
}

function run([command = '', ...args]: string[], env: Record<string, string>): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Flags for the same behavior on every machine, without background network requests. */
export function chromiumArgs(): string[] {
  return [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // Chromium refuses to run as root with its sandbox, as in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
