import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Not its faster headless shell: there, hovered images did not load, and a hydrated area had other markup. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Path of the browser for tests: CHROMIUM_PATH, Debian's, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  const override = process.env['CHROMIUM_PATH'];
  if (override) return override;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/** Installs a missing browser: Debian's package if apt is available, otherwise Playwright's download. */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  const isRoot = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = isRoot ? [] : ['sudo', '-n'];
    const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null';
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
