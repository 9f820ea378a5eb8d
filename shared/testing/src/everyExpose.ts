import { existsSync } from 'node:fs';
import path from 'node:path';
import { namespaceOf } from '@hemvaror/runtime/contract/contract';
import type { RemoteDefinition } from '@hemvaror/runtime/contract/defineRemote';

const PAGE = ['Component', 'ErrorBoundary', 'loader', 'meta'];

type Messages = Readonly<Record<string, object>>;

/**
 * Defines the tests of what a remote promises to the shell: each expose exports exactly what a page or a slot has, and the
 * messages of both languages have the same keys. An expose whose name ends in `Page` is a page; every other one is a slot. The
 * files `X.loader.ts` and `X.action.ts` beside an expose `X.tsx` count as its exports, as in the build. Types are checked where
 * a test renders the page with `renderPage`.
 */
export function everyExpose({ name, exposes }: RemoteDefinition): void {
  const folder = folderOfTest();

  test.each(Object.entries(exposes))('%s exports what the shell takes from it, and nothing else', async (id, file) => {
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

/** The remote's folder: that of `src/exposes.test.ts`. */
function folderOfTest(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('Call everyExpose in src/exposes.test.ts of a remote.');
  return path.resolve(path.dirname(testPath), '..');
}

async function exportsOf(file: string): Promise<string[]> {
  const module: object = await import(file);
  const beside = ['loader', 'action'].map((kind) => ({ kind, file: file.replace(/\.tsx$/, `.${kind}.ts`) }));
  const found = beside.filter((part) => existsSync(part.file));
  for (const part of found) expect(Object.keys(await import(part.file))).toContain(part.kind);
  return [...Object.keys(module), ...found.map(({ kind }) => kind)];
}

async function messagesOf(folder: string, language: string): Promise<Messages> {
  const { messages }: { messages: Messages } = await import(path.join(folder, `src/messages/${language}.ts`));
  return messages;
}

/** `catalog.list.empty`, and so on, of every text. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [before + key],
    )
    .toSorted();
}
