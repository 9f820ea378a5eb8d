/**
 * `npm run workshop`: every shared component in all its states, at http://localhost:4400. `-- --port 4500` for another
 * port, `-- --once` to build once instead of watching.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../project/root.ts';
import { startOrigin } from '../site/site.ts';
import { BUILD, createUiWorkshopServer } from './uiWorkshopServer.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4400' }, once: { type: 'boolean' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('The port is a number from 1 to 65535: npm run workshop -- --port 4500');
  process.exit(1);
}

// React's development build reports errors. Set before the build configuration is imported, which reads it.
process.env['NODE_ENV'] ??= 'development';
const { default: webpack } = await import('webpack');
const { uiWorkshopBuild } = await import('./uiWorkshopBuild.ts');

// A folder for each port, so that two can run at the same time.
const folder = path.join(ROOT, '.cache/ui-workshop', String(port));
const { app, send } = createUiWorkshopServer(folder);
const compiler = webpack(uiWorkshopBuild(path.join(folder, BUILD), `/${BUILD}/`));

let isServing = false;
const built: Parameters<typeof compiler.run>[0] = (error, stats) => {
  if (error || !stats || stats.hasErrors() || stats.hasWarnings()) {
    console.error(error ?? stats?.toString({ preset: 'errors-warnings' }));
    if (values.once) process.exit(1);
  }
  if (isServing) {
    send('reload');
    return;
  }
  isServing = true;
  void startOrigin(app, port).then(() => console.log(`Component workshop: http://localhost:${port}`));
};

if (values.once) compiler.run(built);
else compiler.watch({}, built);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);

function end(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
