import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's browsers. The headless shell, which is Playwright's own default, runs the same tests in four fifths of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_BROWSERS = [HEADLESS_SHELL, '/usr/bin/chromium'];

/** Path of the browser for tests: CHROMIUM_PATH, Debian's, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  const override = process.env['CHROMIUM_PATH'];
  if (override) return override;
  return DEBIAN_BROWSERS.find((browser) => existsSync(browser));
}

/**
 * Installs a missing browser: Debian's package if apt is available, otherwise Playwright's download. A machine with Chromium gets the
 * headless shell only if that needs no password.
 */
export function ensureChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL) || (chromiumPath() && !isRoot)) return;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    const sudo = isRoot ? [] : ['sudo', '-n'];
    const install = 'apt-get install -y -qq --no-install-recommends';
    // Older releases of Debian have no headless shell.
    const script = `apt-get update -qq; (${install} chromium-headless-shell || ${install} chromium) >/dev/null`;
    run([...sudo, 'sh', '-c', script], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  if (!chromiumPath()) run(['npx', 'playwright', 'install', 'chromium'], {});
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
