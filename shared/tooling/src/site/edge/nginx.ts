import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of the machine's nginx. A missing one is installed if apt is available. Returns undefined if that fails. */
export function nginxBinary(): string | undefined {
  const found = PATHS.find((file) => existsSync(file));
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) return found;
  const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light >/dev/null';
  const command = process.getuid?.() === 0 ? ['sh'] : ['sudo', '-n', 'sh'];
  const [program = 'sh', ...args] = command;
  // Without RUNLEVEL the package would start a server on port 80.
  spawnSync(program, [...args, '-c', `RUNLEVEL=1 ${script}`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return PATHS.find((file) => existsSync(file));
}
