import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { federatedShell } from '../federated.ts';
import { ROOT } from '../../project/root.ts';

/** Texts of React Router's components that the shop does not render. */
const UNUSED = { Link: 'data-discover', NavLink: '"aria-current"', PrefetchPageLinks: 'modulepreload' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pure-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles the router's own parts as the shell does. */
async function bundle(rules: 'with patch' | 'without patch'): Promise<string> {
  const [web] = federatedShell(path.join(ROOT, 'shell'), { web: './entry.js', node: './entry.js' });
  if (!web) throw new Error('federatedShell must return a browser configuration.');
  writeFileSync(
    path.join(folder, 'entry.js'),
    `import { createBrowserRouter } from 'react-router'; import { RouterProvider } from 'react-router/dom'; console.log(createBrowserRouter, RouterProvider);`,
  );
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'out') },
        ...(web.resolve && { resolve: { ...web.resolve, modules: ['node_modules', path.join(ROOT, 'node_modules')] } }),
        externals: ['react', 'react-dom'],
        module: { rules: rules === 'with patch' ? (web.module?.rules ?? []) : [] },
        ...(web.optimization?.minimizer && { optimization: { minimizer: web.optimization.minimizer } }),
        performance: false,
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
  return readFileSync(path.join(folder, 'out/main.js'), 'utf8');
}

test('components of React Router that nothing renders are not bundled', async () => {
  const code = await bundle('with patch');

  for (const [name, text] of Object.entries(UNUSED)) expect([name, code.includes(text)]).toEqual([name, false]);
  expect(code).not.toContain('You should call navigate() in a React.useEffect()');
});

test('without the patch they would be', async () => {
  const code = await bundle('without patch');

  for (const [name, text] of Object.entries(UNUSED)) expect([name, code.includes(text)]).toEqual([name, true]);
});
