import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';

/** Stands for docker and compose: keeps the running containers in `running`, the calls in `calls`. */
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
  'ps -q') cat running ;;
  'build '*) echo "build $SHELL_TAG" >> calls ;;
  'up --detach') echo "tag $SHELL_TAG" >> calls && echo new >> running ;;
esac
`;

/** A machine on which container `old` of the shell runs, with tag 0.2.0-old. */
function aMachine(health: string) {
  const work = mkdtempSync(path.join(tmpdir(), 'update-'));
  const file = (name: string) => path.join(work, name);
  mkdirSync(file('bin'));
  for (const name of ['docker', 'compose']) {
    writeFileSync(file(`bin/${name}`), DOCKER);
    chmodSync(file(`bin/${name}`), 0o755);
  }
  mkdirSync(file('deploy'));
  for (const name of ['build.sh', 'images.sh', 'update.sh'])
    cpSync(path.join(ROOT, 'deploy', name), file(`deploy/${name}`));
  cpSync(path.join(ROOT, 'docker-compose.yml'), file('docker-compose.yml'));
  writeFileSync(file('.env'), 'AUTH_SECRET=kept\nSHELL_TAG=0.2.0-old\nMF_SEARCH_TAG=0.2.0-search', { mode: 0o600 });
  writeFileSync(file('running'), 'old\n');
  writeFileSync(file('calls'), '');
  writeFileSync(file('health'), health);
  const read = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n');
  const run = (script: string, args: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync('sh', [file(`deploy/${script}`), ...args], {
      env: { PATH: `${file('bin')}:${process.env['PATH']}`, COMPOSE: 'compose', UPDATE_SECONDS: '1' },
      encoding: 'utf8',
    });
    return { status, stderr, stdout };
  };
  return {
    update: (...args: string[]) => run('update.sh', args),
    build: (...args: string[]) => run('build.sh', args),
    settings: () => read('.env'),
    running: () => read('running'),
    calls: () => read('calls'),
    mode: () => statSync(file('.env')).mode & 0o777,
  };
}

test.each([
  [['shell'], '0.2.0-built'],
  [['shell', '--to', '0.2.0-former'], '0.2.0-former'],
])('update.sh %j starts that release, stops the old container and stores the tag', (args, tag) => {
  const machine = aMachine('0 running healthy');

  expect(machine.update(...args)).toMatchObject({ status: 0 });
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
  (health) => {
    const machine = aMachine(health);

    expect(machine.update('shell')).toMatchObject({ status: 1 });
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
])('update.sh %j is refused before anything is started', (args, message) => {
  const machine = aMachine('0 running healthy');
  const { status, stderr } = machine.update(...args);

  expect(status).not.toBe(0);
  expect(stderr).toContain(message);
  expect(machine.running()).toEqual(['old']);
});

test('build.sh tags the image of an app with its release and leaves the live tag, which only a first build stores', () => {
  const machine = aMachine('0 running healthy');

  expect(machine.build('shell', 'mf-catalog')).toMatchObject({
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

test('build.sh without names tags the images of all apps', () => {
  const { stdout } = aMachine('0 running healthy').build();

  for (const app of ['shell', 'edge', 'commerce-api', ...REMOTE_NAMES]) {
    expect(stdout.split('\n')).toContain(`storefront/${app}:0.2.0-built`);
  }
});
