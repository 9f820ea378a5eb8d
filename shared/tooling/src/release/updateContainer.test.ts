import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';

/** Stands for docker and compose: keeps the running containers in `running`, the calls in `calls`. The shell's container runs here. */
const DOCKER = `#!/bin/sh
echo "$*" >> calls
remove() { for id in "$@"; do grep -vxF "$id" running > rest || true; mv rest running; done; }
case "$1 $2" in
  'run --rm') echo 0.2.0-built ;;
  'image inspect') [ "$3" != storefront/shell:0.2.0-unknown ] ;;
  'image ls') echo 0.2.0-old ;;
  'inspect --format') cat health ;;
  'stop '*) shift && remove "$@" ;;
  'rm --force') remove "$3" ;;
  'ps -q') if [ "$3" = shell ] && [ -n "$SHELL_PORT" ]; then echo shell; else cat running; fi ;;
  'exec -i') shift 3 && "$@" ;;
  'build '*) echo "build $SHELL_TAG" >> calls ;;
  'up --detach') echo "tag $SHELL_TAG$MF_SEARCH_TAG" >> calls && echo new >> running ;;
esac
`;

/**
 * A machine on which container `old` of an app runs, with tag 0.2.0-old.
 *
 * @param shellPort of a shell that takes or refuses releases of remotes
 */
function aMachine(health: string, shellPort = '') {
  const work = mkdtempSync(path.join(tmpdir(), 'update-'));
  const file = (name: string) => path.join(work, name);
  mkdirSync(file('bin'));
  for (const name of ['docker', 'compose']) {
    writeFileSync(file(`bin/${name}`), DOCKER);
    chmodSync(file(`bin/${name}`), 0o755);
  }
  mkdirSync(file('deploy'));
  for (const name of ['build.sh', 'images.sh', 'update.sh', 'shell/verdict.mjs'])
    cpSync(path.join(ROOT, 'deploy', name), file(`deploy/${name}`));
  cpSync(path.join(ROOT, 'docker-compose.yml'), file('docker-compose.yml'));
  writeFileSync(file('.env'), 'AUTH_SECRET=kept\nSHELL_TAG=0.2.0-old\nMF_SEARCH_TAG=0.2.0-search', { mode: 0o600 });
  writeFileSync(file('running'), 'old\n');
  writeFileSync(file('calls'), '');
  writeFileSync(file('health'), health);
  const read = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n');
  const env = {
    PATH: `${file('bin')}:${process.env['PATH']}`,
    COMPOSE: 'compose',
    UPDATE_SECONDS: '1',
    SHELL_PORT: shellPort,
  };
  const run = async (script: string, args: readonly string[]) =>
    new Promise<{ status: number | null; stderr: string; stdout: string }>((resolve) => {
      const child = execFile('sh', [file(`deploy/${script}`), ...args], { env }, (_error, stdout, stderr) =>
        resolve({ status: child.exitCode, stderr, stdout }),
      );
    });
  return {
    update: async (...args: string[]) => run('update.sh', args),
    build: async (...args: string[]) => run('build.sh', args),
    settings: () => read('.env'),
    running: () => read('running'),
    calls: () => read('calls'),
    mode: () => statSync(file('.env')).mode & 0o777,
  };
}

test.each([
  [['shell'], '0.2.0-built'],
  [['shell', '--to', '0.2.0-former'], '0.2.0-former'],
])('update.sh %j starts that release, stops the old container and stores the tag', async (args, tag) => {
  const machine = aMachine('0 running healthy');

  expect(await machine.update(...args)).toMatchObject({ status: 0 });
  expect(machine.running()).toEqual(['new']);
  expect(machine.calls()).toContain(`tag ${tag}`);
  expect(machine.calls().filter((call) => /^(up|stop) /.test(call))).toEqual([
    'up --detach --no-deps --no-build --no-recreate --scale shell=2 shell',
    'stop old',
  ]);
  expect(machine.settings()).toEqual(['AUTH_SECRET=kept', 'MF_SEARCH_TAG=0.2.0-search', `SHELL_TAG=${tag}`]);
  expect(machine.mode()).toBe(0o600);
});

test.each(['0 running starting', '1 running starting', '0 exited unhealthy'])(
  'update.sh removes a new container that is "%s", and the old one stays live',
  async (health) => {
    const machine = aMachine(health);

    expect(await machine.update('shell')).toMatchObject({ status: 1 });
    expect(machine.running()).toEqual(['old']);
    expect(machine.calls()).not.toContain('stop old');
    expect(machine.settings()).toContain('SHELL_TAG=0.2.0-old');
  },
);

test.each([
  [[], 'the app, such as shell'],
  [['postgres'], 'Unknown app postgres.'],
  [['shell', '--to', '0.2.0-unknown'], 'No image storefront/shell:0.2.0-unknown. Existing tags: 0.2.0-old'],
  [['shell', '0.2.0-old'], 'Expected: deploy/update.sh shell [--to <tag>]'],
])('update.sh %j is refused before anything is started', async (args, message) => {
  const machine = aMachine('0 running healthy');
  const { status, stderr } = await machine.update(...args);

  expect(status).not.toBe(0);
  expect(stderr).toContain(message);
  expect(machine.running()).toEqual(['old']);
});

/** A shell whose processes say what `statuses` lists. @returns its port */
async function aShell(statuses: readonly object[]): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ processes: statuses })));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  servers.push(server);
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return String(port);
}
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const LIVE = { live: { 'mf-search': '0.2.0-built' }, failures: {}, refusedSince: {} };
const OLD = { live: { 'mf-search': '0.2.0-search' }, failures: {}, refusedSince: {} };
const REFUSED = {
  ...OLD,
  failures: { 'mf-search': '0.2.0-built: It lacks SearchBox.' },
  refusedSince: { 'mf-search': '2026-01-01T00:00:00.000Z' },
};

test('update.sh of a remote stops the old container when every process of the shell has taken its release', async () => {
  const machine = aMachine('0 running healthy', await aShell([LIVE, LIVE]));

  expect(await machine.update('mf-search')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0.2.0-built is live in 2 of 2 processes.\nmf-search 0.2.0-built is live.'),
  });
  expect(machine.running()).toEqual(['new']);
  expect(machine.settings()).toContain('MF_SEARCH_TAG=0.2.0-built');
});

test.each([
  ['refuses', [LIVE, REFUSED], '0.2.0-built is live in 1 of 2 processes. Refused: It lacks SearchBox.'],
  ['does not take', [LIVE, OLD], '0.2.0-built is live in 1 of 2 processes.'],
  ['does not take, as none is there,', [], '0.2.0-built is live in 0 of 0 processes.'],
])('update.sh removes a release that a process of the shell %s, and says so', async (_what, statuses, verdict) => {
  const machine = aMachine('0 running healthy', await aShell(statuses));

  expect(await machine.update('mf-search')).toMatchObject({
    status: 1,
    stdout: `${verdict}\n`,
    stderr: 'mf-search 0.2.0-built is not live in every shell and was removed. 0.2.0-search serves on.\n',
  });
  expect(machine.running()).toEqual(['old']);
  expect(machine.calls()).not.toContain('stop old');
  expect(machine.calls()).toContain(
    'exec old sh -c publish-release /releases && write-registry /releases /registry.json',
  );
  expect(machine.settings()).toContain('MF_SEARCH_TAG=0.2.0-search');
});

test('build.sh tags the image of an app with its release and leaves the live tag, which only a first build stores', async () => {
  const machine = aMachine('0 running healthy');

  expect(await machine.build('shell', 'mf-catalog')).toMatchObject({
    status: 0,
    stdout: 'storefront/shell:0.2.0-built\nstorefront/mf-catalog:0.2.0-built\n',
  });

  expect(machine.calls()).toContain('build next');
  expect(machine.calls().filter((call) => call.startsWith('tag '))).toEqual([
    'tag storefront/shell:next storefront/shell:0.2.0-built',
    'tag storefront/mf-catalog:next storefront/mf-catalog:0.2.0-built',
  ]);
  expect(machine.settings()).toEqual([
    'AUTH_SECRET=kept',
    'SHELL_TAG=0.2.0-old',
    'MF_SEARCH_TAG=0.2.0-search',
    'MF_CATALOG_TAG=0.2.0-built',
  ]);
  expect(machine.running()).toEqual(['old']);
});

test('build.sh without names tags the images of all apps', async () => {
  const { stdout } = await aMachine('0 running healthy').build();

  for (const app of ['shell', 'edge', 'commerce-api', ...REMOTE_NAMES]) {
    expect(stdout.split('\n')).toContain(`storefront/${app}:0.2.0-built`);
  }
});
