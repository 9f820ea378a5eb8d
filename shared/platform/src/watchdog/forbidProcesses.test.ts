import { spawnSync } from 'node:child_process';
import path from 'node:path';

test.each([
  "new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true })",
  "require('node:child_process').execSync('id')",
  "require('child_process').spawn('id')",
  "import('node:child_process').then(({ fork }) => fork('x'))",
])('after the start of a process its code cannot run %s', (code) => {
  const script = `
    import { createRequire } from 'node:module';
    import { forbidProcesses } from '${path.join(__dirname, 'forbidProcesses.ts')}';
    const require = createRequire(import.meta.url);
    forbidProcesses();
    try {
      await (${code});
    } catch (error) {
      console.log(error.message);
    }`;

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });

  expect(stdout).toMatch(/^Code of a remote must not start threads or programs \(\w+\)\.$/m);
});
