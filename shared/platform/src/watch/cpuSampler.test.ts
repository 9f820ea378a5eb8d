import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cpuByFolder } from './cpuSampler.ts';

function aNode(id: number, url: string, hitCount: number, children: number[] = []) {
  return { id, hitCount, children, callFrame: { functionName: '', scriptId: '', url, lineNumber: 0, columnNumber: 0 } };
}

test('the time of a library belongs to the release that called it, that of the host to none', () => {
  const nodes = [
    aNode(1, '', 5, [2, 4]),
    aNode(2, 'http://localhost:3001/a/node/ListPage.js', 3, [3]),
    aNode(3, 'node:internal/url', 2),
    aNode(4, 'file:///app/main.cjs', 7),
  ];

  expect(cpuByFolder({ nodes })).toEqual(new Map([['http://localhost:3001/a/node/', 100]]));
});

test('a thread is sampled without gaps, in a process of its own', async () => {
  const script = `
    import vm from 'node:vm';
    import { CpuSampler } from '${path.join(__dirname, 'cpuSampler.ts')}';
    const sampler = new CpuSampler();
    sampler.start();
    const work = new vm.Script(
      '(function () { const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 300_000); })',
      { filename: 'http://localhost:3001/a/node/ListPage.js' },
    ).runInThisContext();
    const seen = [1, 2].map(() => (work(), sampler.take().get('http://localhost:3001/a/node/')));
    console.log(JSON.stringify([...seen, sampler.take().get('http://localhost:3001/a/node/') ?? 0]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  const [first, second, rest]: unknown[] = JSON.parse(output);

  // A busy machine delays samples.
  for (const ms of [first, second]) expect(ms).toBeGreaterThan(100);
  // A sample may be late.
  expect(rest).toBeLessThan(100);
});
