import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that tests drive: CHROMIUM_PATH, Debian's, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/** Installs a browser where there is none: Debian's package where apt is, else Playwright's own download. */
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

/** Flags under which Chromium behaves the same on every machine, and keeps to itself. */
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
