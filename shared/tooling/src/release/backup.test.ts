import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

/** In the dump, in an image and in a decision: an encrypted backup does not have it. */
const SECRET = 'karin@example.se';

/**
 * Stands for compose: runs the commands of containers on this machine, with folders of `$MACHINE`, and notes each call. A command that has the
 * text of the file `broken` fails after its output.
 */
const COMPOSE = `#!/bin/sh
echo "$*" >> "$MACHINE/calls"
in_container() { sh -c "$(echo "$1" | sed "s|/data|$MACHINE/registry|g")"; }
case "$*" in
  'exec -T postgres pg_restore --file=/dev/null') cat > "$MACHINE/checked" ;;
  'exec -T commerce-api node '*) cat "$MACHINE/erasures" ;;
  'run --rm -T --no-deps commerce-api node '*) cat > "$MACHINE/applied" ;;
  *' pg_dump '*) cat "$MACHINE/database" ;;
  *' pg_restore '*) cat > "$MACHINE/restored" ;;
  'exec -T commerce-api sh -c '* | 'run --rm -T --no-deps --entrypoint sh commerce-api -c '*)
    for command in "$@"; do :; done
    IMAGE_UPLOAD_DIR=$MACHINE/uploads in_container "$command" ;;
  'exec -T registry sh -c '*)
    for command in "$@"; do :; done
    in_container "$command"
    grep -rl '${SECRET}' "$MACHINE/backups" >> "$MACHINE/leaks" ;;
esac
grep -qF "$(cat "$MACHINE/broken")" <<END && exit 9
$*
END
exit 0
`;

let machine: string;
beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'backup-'));
  for (const folder of ['uploads', 'registry', 'backups']) mkdirSync(file(folder));
  write('compose', COMPOSE);
  chmodSync(file('compose'), 0o755);
  write('broken', 'no command has this text');
  write('leaks', '');
  write('calls', '');
  write('erasures', '[{"kind":"account","subject":"7"}]');
  fillStack(`PGDMP ${SECRET} `);
});
afterEach(() => rmSync(machine, { recursive: true, force: true }));

const file = (name: string) => path.join(machine, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

function write(name: string, content: string): void {
  writeFileSync(file(name), content);
}

function fillStack(database: string): void {
  write('database', database);
  write('uploads/stool.jpg', `an image of ${SECRET}`);
  write('registry/0001.json', `by ${SECRET}`);
}

/** What is lost with the volumes, or has changed since. */
function emptyStack(): void {
  for (const name of ['uploads/stool.jpg', 'registry/0001.json']) rmSync(file(name));
  write('registry/0002.json', 'another chain');
  write('calls', '');
}

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [path.join(ROOT, 'deploy', script), ...args], {
    cwd: machine,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', MACHINE: machine, COMPOSE: file('compose'), ...env },
  });
  return { status, stdout, stderr };
}

/** Creates a pair of keys. @returns the variables of both scripts */
function aKey(name: string, ...options: string[]): { BACKUP_RECIPIENT: string; BACKUP_KEY: string } {
  const [key, certificate] = [file(`${name}.key`), file(`${name}.pem`)];
  const subject = ['-subj', '/CN=backups', '-days', '3650'];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...options, ...subject, '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { BACKUP_RECIPIENT: certificate, BACKUP_KEY: key };
}

const RSA = ['-newkey', 'rsa:2048', '-noenc'];
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384', '-noenc'];
const BACKUP = 'backups/shop.backup';

test.each([
  ['RSA', RSA],
  ['an elliptic curve', CURVE],
])('a backup for a key of %s restores database, images and decisions', (_kind, options) => {
  const { BACKUP_RECIPIENT, BACKUP_KEY } = aKey('owner', ...options);

  expect(run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT })).toMatchObject({ status: 0, stderr: '' });
  expect(read('checked')).toBe(read('database'));
  emptyStack();
  expect(run('restore.sh', [file(BACKUP)], { BACKUP_KEY })).toMatchObject({ status: 0, stderr: '' });

  expect(read('restored')).toBe(`PGDMP ${SECRET} `);
  expect(read('uploads/stool.jpg')).toContain(SECRET);
  expect(readdirSync(file('registry'))).toEqual(['0001.json']);
  expect(read('registry/0001.json')).toContain(SECRET);
});

test('no personal data is on the disk in clear, neither in the backup nor while it is written', () => {
  const { BACKUP_RECIPIENT } = aKey('owner', ...CURVE);

  run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT });

  expect(read('leaks')).toBe('');
  expect(readdirSync(file('backups'))).toEqual(['shop.backup']);
  expect(readFileSync(file(BACKUP)).includes(SECRET)).toBe(false);
});

test('a database that is larger than a piece is restored completely', () => {
  const { BACKUP_RECIPIENT, BACKUP_KEY } = aKey('owner', ...CURVE);
  fillStack(`PGDMP${'0123456789abcdef'.repeat(4_200_000)}the end`);

  run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT });
  run('restore.sh', [file(BACKUP), 'database'], { BACKUP_KEY });

  expect(readFileSync(file('restored')).equals(readFileSync(file('database')))).toBe(true);
});

test('a backup without a recipient fails, unless it is meant to be in clear', () => {
  const refused = run('backup.sh', [file(BACKUP)]);

  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('BACKUP_RECIPIENT is not set, and the backup has personal data.');
  expect(read('calls')).toBe('');

  expect(run('backup.sh', ['--clear', file(BACKUP)])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('not encrypted'),
  });
  // The same search finds nothing in an encrypted one.
  expect(read('leaks')).not.toBe('');
  emptyStack();
  expect(run('restore.sh', [file(BACKUP)]).status).toBe(0);
  expect(read('restored')).toContain(SECRET);
  expect(read('uploads/stool.jpg')).toContain(SECRET);
});

test('a recipient that is no certificate, or has the private key with it, is refused', () => {
  const { BACKUP_RECIPIENT, BACKUP_KEY } = aKey('owner', ...CURVE);
  write('both.pem', readFileSync(BACKUP_RECIPIENT, 'utf8') + readFileSync(BACKUP_KEY, 'utf8'));

  expect(run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT: BACKUP_KEY }).stderr).toContain('is not a certificate.');
  expect(run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT: file('both.pem') }).stderr).toContain(
    'has a private key.',
  );
  expect(read('calls')).toBe('');
});

test.each(['pg_dump', 'pg_restore --file', 'commerce-api', 'exec -T registry'])(
  'a backup whose command "%s" fails is not written',
  (broken) => {
    const { BACKUP_RECIPIENT } = aKey('owner', ...CURVE);
    write('broken', broken);

    const { status, stderr } = run('backup.sh', [file(BACKUP)], { BACKUP_RECIPIENT });

    expect(status).toBe(1);
    expect(stderr).toContain('No backup was written.');
    expect(readdirSync(file('backups'))).toEqual([]);
  },
);

describe('a backup that cannot be read changes nothing', () => {
  let key: ReturnType<typeof aKey>;
  beforeEach(() => {
    key = aKey('owner', ...CURVE);
    run('backup.sh', [file(BACKUP)], key);
    write('calls', '');
  });

  const expectRefused = (env: Record<string, string>, message: string, args: string[] = []) => {
    const { status, stderr } = run('restore.sh', [file(BACKUP), ...args], env);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
    expect(read('calls')).toBe('');
  };

  test('without its key, or with another one', () => {
    const { BACKUP_KEY } = aKey('other', ...CURVE);

    expectRefused({}, 'is encrypted. Set BACKUP_KEY');
    expectRefused({ BACKUP_KEY }, 'BACKUP_KEY is of another certificate');
  });

  test.each<[string, (content: Buffer) => Buffer]>([
    ['truncated', (content) => content.subarray(0, 1_000)],
    ['not a backup', () => Buffer.from('hello')],
    ['changed', (content) => flipByte(content, content.indexOf('database.dump.00000.cms') + 512 + 900)],
  ])('when it is %s', (_how, change) => {
    writeFileSync(file(BACKUP), change(readFileSync(file(BACKUP))));

    const { status } = run('restore.sh', [file(BACKUP)], key);

    expect(status).toBe(1);
    expect(read('calls')).toBe('');
  });

  test('with an unknown part', () => {
    expectRefused(key, 'Unknown part mail. Expected database, images or registry.', ['mail']);
  });
});

function flipByte(content: Buffer, index: number): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  return changed;
}

test('only the named parts are restored', () => {
  run('backup.sh', ['--clear', file(BACKUP)]);
  emptyStack();

  run('restore.sh', [file(BACKUP), 'database']);

  expect(read('restored')).toContain(SECRET);
  expect(existsSync(file('uploads/stool.jpg'))).toBe(false);
  expect(readdirSync(file('registry'))).toEqual(['0002.json']);
});

test('a plain dump of the database, as earlier versions wrote it, is restored', () => {
  write(BACKUP, `PGDMP ${SECRET}`);

  expect(run('restore.sh', [file(BACKUP)])).toMatchObject({ status: 0 });

  expect(read('restored')).toBe(`PGDMP ${SECRET}`);
  expect(readdirSync(file('registry'))).toEqual(['0001.json']);
});

test('the API is stopped before the database is replaced, and started when all is restored', () => {
  run('backup.sh', ['--clear', file(BACKUP)]);
  write('calls', '');

  run('restore.sh', [file(BACKUP)]);

  const calls = read('calls').trim().split('\n');
  const at = (text: string) => calls.findIndex((call) => call.includes(text));
  const order = [
    'erasure list',
    'stop commerce-api',
    'pg_restore',
    'rename to storefront',
    'tar -C "$folder" -x',
    'restart registry',
    'erasure apply',
  ];
  expect(order.map(at).toSorted((a, b) => a - b)).toEqual(order.map(at));
  expect(order.map(at)).not.toContain(-1);
  expect(calls.at(-1)).toBe('up --detach commerce-api');
});

test('what was erased since the backup is erased again, by the replaced database or a given list', () => {
  run('backup.sh', ['--clear', file(BACKUP)]);

  expect(run('restore.sh', [file(BACKUP), 'database'])).toMatchObject({ status: 0 });
  expect(read('applied')).toBe('[{"kind":"account","subject":"7"}]');

  write('broken', 'erasure list');
  const refused = run('restore.sh', [file(BACKUP), 'database']);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('Set ERASURES') });
  expect(run('restore.sh', [file(BACKUP), 'database'], { ERASURES: 'none' })).toMatchObject({ status: 0 });
  expect(JSON.parse(read('applied'))).toEqual([]);
});

test('the API does not start with personal data that were erased before', () => {
  run('backup.sh', ['--clear', file(BACKUP)]);
  write('broken', 'erasure apply');
  write('calls', '');

  expect(run('restore.sh', [file(BACKUP), 'database']).status).toBe(1);
  expect(read('calls')).not.toContain('up --detach commerce-api');
});
