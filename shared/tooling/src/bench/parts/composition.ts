import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import webpack, { type Configuration } from 'webpack';
import { federatedShell } from '../../build/federated.ts';
import { ROOT } from '../../project/root.ts';
import type { Table } from '../table.ts';

const KIB = 1024;
const compress = promisify(brotliCompress);

/** Parts of the shell's script, by the paths of their sources. The first that matches counts. */
const PARTS: readonly [name: string, sources: RegExp][] = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['React Router', /node_modules\/react-router/],
  ['i18next with its React bindings', /node_modules\/(i18next|react-i18next)\//],
  ['Redux Toolkit with its React bindings', /node_modules\/(@reduxjs|immer|redux|redux-thunk|react-redux|use-sync)/],
  ['Module Federation and webpack', /node_modules\/@module-federation|\.federation|webpack\/|build\/patches/],
  ['shared packages', /shared\//],
  ['shell', /src\//],
];

/** `composition`: the parts of the shell's script, which every first view loads. */
export async function* composition(): AsyncGenerator<Table> {
  const { code, sourceOf } = await buildWithSources();
  const whole = (await compress(code)).length;
  const figures = await Promise.all(
    PARTS.map(async ([name], at) => {
      const rest = without(code, sourceOf, (source) => PARTS.findIndex(([, sources]) => sources.test(source)) === at);
      return { name, figures: [(code.length - rest.length) / KIB, (whole - (await compress(rest)).length) / KIB] };
    }),
  );
  yield {
    title: "The shell's script",
    note: 'What every first view loads before the code of its page. Compressed: by how much the file is smaller without that part, so the parts add up to a little less than the whole.',
    columns: [
      { heading: 'minified', unit: 'KiB', digits: 1 },
      { heading: 'compressed', unit: 'KiB', digits: 1 },
    ],
    rows: [...figures, { name: 'whole', figures: [code.length / KIB, whole / KIB] }],
  };
}

interface Span {
  start: number;
  source: string;
}

/** The shell's browser build, with the source of each span of its script. */
async function buildWithSources(): Promise<{ code: string; sourceOf: Span[] }> {
  const dir = path.join(ROOT, 'shell');
  const [web] = federatedShell(dir, { web: './src/browser/boot/entry.ts', node: './src/server/main.ts' });
  if (!web) throw new Error('federatedShell must return a browser configuration.');
  const folder = await mkdtemp(path.join(tmpdir(), 'composition-'));
  try {
    await build({ ...web, cache: false, devtool: 'hidden-source-map', output: { ...web.output, path: folder } });
    const code = await readFile(path.join(folder, 'main.js'), 'utf8');
    const lineStarts = [0];
    for (const line of code.split('\n')) lineStarts.push((lineStarts.at(-1) ?? 0) + line.length + 1);
    const sourceOf: Span[] = [];
    eachMapping(
      new TraceMap(await readFile(path.join(folder, 'main.js.map'), 'utf8')),
      ({ generatedLine, generatedColumn, source }) =>
        sourceOf.push({ start: (lineStarts[generatedLine - 1] ?? 0) + generatedColumn, source: source ?? '' }),
    );
    return { code, sourceOf };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function without(code: string, spans: readonly Span[], isRemoved: (source: string) => boolean): string {
  return spans
    .map(({ start, source }, at) => (isRemoved(source) ? '' : code.slice(start, spans[at + 1]?.start)))
    .join('');
}

function build(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
