import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';

/**
 * Stands for docker, compose and git: keeps the running containers in `running`, the calls in `calls`. `npm run release` says what `verdict`
 * has, and its last line is the exit code.
 */
const DOCKER = `#!/bin/sh
echo "$*" >> calls
remove() { for id in "$@"; do grep -vxF "$id" running > rest || true; mv rest running; done; }
case "$1 $2" in
  'run --rm') if [ "$3" != -T ]; then echo 0.2.0-built; else head -n 1 verdict && exit "$(tail -n 1 verdict)"; fi ;;
  'image inspect') if [ "$3" = --format ]; then echo 0123abcd; else [ "$3" != storefront/shell:0.2.0-unknown ]; fi ;;
  'image ls') echo 0.2.0-old ;;
  'inspect --format') cat health ;;
  'stop '*) shift && remove "$@" ;;
  'rm --force') remove "$3" ;;
  'ps -q') cat running ;;
  'config user.name') echo anna ;;
  'log -1') [ "$4" = 0123abcd ] && echo 'find more' ;;
  'build '*) echo "build $SHELL_TAG" >> calls ;;
  'up --detach') echo "tag $SHELL_TAG$MF_SEARCH_TAG" >> calls && echo new >> running ;;
esac
`;

/**
 * A machine on which container `old` of an app runs, with tag 0.2.0-old.
 *
 * @param verdict of the registry and the shells about a release, and the exit code of the command
 */
function aMachine(health: string, verdict = 'one has it in 2 of 2 processes.\n0') {
  const work = mkdtempSync(path.join(tmpdir(), 'update-'));
  const file = (name: string) => path.join(work, name);
  mkdirSync(file('bin'));
  for (const name of ['docker', 'compose', 'git']) {
    writeFileSync(file(`bin/${name}`), DOCKER);
    chmodSync(file(`bin/${name}`), 0o755);
  }
  mkdirSync(file('deploy'));
  for (const name of ['build.sh', 'images.sh', 'release.sh', 'update.sh'])
    cpSync(path.join(ROOT, 'deploy', name), file(`deploy/${name}`));
  cpSync(path.join(ROOT, 'docker-compose.yml'), file('docker-compose.yml'));
  writeFileSync(file('.env'), 'AUTH_SECRET=kept\nSHELL_TAG=0.2.0-old\nMF_SEARCH_TAG=0.2.0-search', { mode: 0o600 });
  writeFileSync(file('running'), 'old\n');
  writeFileSync(file('calls'), '');
  writeFileSync(file('health'), health);
  writeFileSync(file('verdict'), verdict);
  const read = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n');
  const env = {
    PATH: `${file('bin')}:${process.env['PATH']}`,
    COMPOSE: 'compose',
    UPDATE_SECONDS: '1',
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
    release: async (...args: string[]) => run('release.sh', args),
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
  [['shell', '0.2.0-old'], 'Unexpected 0.2.0-old. Expected: deploy/update.sh <app> [--to <tag>]'],
  [['shell', '--now'], 'Unexpected --now.'],
  [['mf-search', '--why'], '--why needs a value.'],
])('update.sh %j is refused before anything is started', async (args, message) => {
  const machine = aMachine('0 running healthy');
  const { status, stderr } = await machine.update(...args);

  expect(status).not.toBe(0);
  expect(stderr).toContain(message);
  expect(machine.running()).toEqual(['old']);
});

test('update.sh of a remote publishes its release, and stops the old container when every shell has taken it', async () => {
  const machine = aMachine('0 running healthy');

  expect(await machine.update('mf-search')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^one has it in 2 of 2 processes\.\nmf-search 0\.2\.0-built is running\./),
  });
  expect(machine.calls()).toContain(
    'run --rm -T --no-deps release publish mf-search 0.2.0-built --address http://mf-search:8080 --why find more --seconds 1 --commit 0123abcd --actor anna',
  );
  expect(machine.running()).toEqual(['new']);
  expect(machine.settings()).toContain('MF_SEARCH_TAG=0.2.0-built');
});

test('update.sh of a remote has the reason of the person, and all visitors at once on request', async () => {
  const machine = aMachine('0 running healthy');
  await machine.update('mf-search', '--now', '--why', "it's a sale", '--to', '0.2.0-a');

  expect(machine.calls()).toContain(
    "run --rm -T --no-deps release publish mf-search 0.2.0-a --address http://mf-search:8080 --why it's a sale --seconds 1 --commit 0123abcd --now --actor anna",
  );
});

test('update.sh removes a release that the registry or a shell refuses, and says so', async () => {
  const verdict = 'one has it in 1 of 2 processes. Refused: It lacks SearchBox.';
  const machine = aMachine('0 running healthy', `${verdict}\n1`);

  expect(await machine.update('mf-search')).toMatchObject({
    status: 1,
    stdout: `${verdict}\n`,
    stderr: 'mf-search 0.2.0-built is not published, and its container was removed.\n',
  });
  expect(machine.running()).toEqual(['old']);
  expect(machine.calls()).not.toContain('stop old');
  expect(machine.calls()).toContain('exec --env KEEP_RELEASES=100000 old publish-release /releases');
  expect(machine.settings()).toContain('MF_SEARCH_TAG=0.2.0-search');
});

test('release.sh runs a command of the registry as the user of git, and ends with its exit code', async () => {
  const machine = aMachine('0 running healthy', 'mf-search  0.2.0-search\n1');

  expect(await machine.release('status')).toMatchObject({ status: 1, stdout: 'mf-search  0.2.0-search\n' });
  expect(machine.calls()).toContain('run --rm -T --no-deps release status --actor anna');
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

  for (const app of ['shell', 'edge', 'commerce-api', 'registry', ...REMOTE_NAMES]) {
    expect(stdout.split('\n')).toContain(`storefront/${app}:0.2.0-built`);
  }
});
