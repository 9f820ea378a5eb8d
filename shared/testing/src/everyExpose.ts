import { existsSync } from 'node:fs';
import path from 'node:path';
import { namespaceOf } from '@hemvaror/runtime/contract/contract';
import type { RemoteDefinition } from '@hemvaror/platform/contract/defineRemote';

const PAGE = ['Component', 'ErrorBoundary', 'loader', 'meta'];

type Messages = Readonly<Record<string, object>>;

/**
 * Defines the tests of a remote's contract with the shell: each expose has exactly the exports of a page or a slot, and the
 * messages of both languages have the same keys. An expose whose name ends in `Page` is a page; every other one is a slot. The
 * files `X.loader.ts` and `X.action.ts` beside an expose `X.tsx` count as its exports, as in the build. Types are checked where
 * a test renders the page with `renderPage`.
 */
export function everyExpose({ name, exposes }: RemoteDefinition): void {
  const folder = folderOfTest();

  test.each(Object.entries(exposes))('%s has exactly the exports of a page or a slot', async (id, file) => {
    const exported = await exportsOf(path.join(folder, file));

    const required = id.endsWith('Page') ? PAGE : ['Component'];
    const optional = id.endsWith('Page') ? ['action'] : ['loader'];
    expect(exported.filter((key) => !optional.includes(key)).toSorted()).toEqual(required);
  });

  test('both languages have the same messages, with those of the remote', async () => {
    const [sv, en] = await Promise.all([messagesOf(folder, 'sv'), messagesOf(folder, 'en')]);

    expect(Object.keys(sv)).toContain(namespaceOf(name));
    expect(keysOf(en)).toEqual(keysOf(sv));
  });
}

/** The remote's folder, derived from the path of `src/exposes.test.ts`. */
function folderOfTest(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('Call everyExpose in src/exposes.test.ts of a remote.');
  return path.resolve(path.dirname(testPath), '..');
}

async function exportsOf(file: string): Promise<string[]> {
  const module: object = await import(file);
  const candidates = ['loader', 'action'].map((kind) => ({ kind, file: file.replace(/\.tsx$/, `.${kind}.ts`) }));
  const existing = candidates.filter((candidate) => existsSync(candidate.file));
  for (const { kind, file: serverFile } of existing) expect(Object.keys(await import(serverFile))).toContain(kind);
  return [...Object.keys(module), ...existing.map(({ kind }) => kind)];
}

async function messagesOf(folder: string, language: string): Promise<Messages> {
  const { messages }: { messages: Messages } = await import(path.join(folder, `src/messages/${language}.ts`));
  return messages;
}

/** The keys of all messages, such as `catalog.list.empty`. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
    )
    .toSorted();
}
