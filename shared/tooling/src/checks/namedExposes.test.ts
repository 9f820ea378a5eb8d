import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@hemvaror/platform/contract/defineRemote';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const ROOT = path.resolve(__dirname, '../../../..');
const EXPOSE_ID = /'(mf-[a-z-]+\/[A-Z]\w*)'/g;

async function exposesOf(name: string): Promise<string[]> {
  const { remote }: { remote: RemoteDefinition } = await import(path.join(ROOT, name, 'federation.config.ts'));
  expect(remote.name).toBe(name);
  return Object.keys(remote.exposes).map((expose) => `${name}/${expose.slice(2)}`);
}

test('every expose id in shell and remotes is exposed by its remote', async () => {
  const exposed = new Set((await Promise.all(REMOTE_NAMES.map(exposesOf))).flat());
  const files = globSync('{shell,mf-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(EXPOSE_ID)].map(([, id = '']) => ({ file, id })),
  );

  expect(named.map(({ id }) => id)).toContain('mf-cart-checkout/CartPanel');
  expect(named.filter(({ id }) => !exposed.has(id))).toEqual([]);
});
