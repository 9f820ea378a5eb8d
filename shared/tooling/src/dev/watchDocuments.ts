import { spawn } from 'node:child_process';
import { globSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { createQueue } from '@hemvaror/domain/createQueue';
import { ROOT } from '../project/root.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 150;
const CAUSE = 'npm run codegen';

/**
 * Runs codegen after each edit of a `.graphql` file of the storefront; webpack then rebuilds the modules that import its output.
 *
 * @param reportFailure called with the error of codegen, and with undefined after a success
 */
export function watchDocuments(
  reportFailure: (cause: string, failure: string | undefined) => void,
  root: string = ROOT,
  generate: () => Promise<string | undefined> = runCodegen,
): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const enqueue = createQueue();

  const run = async (): Promise<void> => {
    const failure = await generate();
    if (failure) console.error(failure);
    else console.log('Types of the GraphQL documents are up to date.');
    reportFailure(CAUSE, failure);
  };
  const changed = (_event: string, file: string | null): void => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(run), SETTLE_MS);
  };
  const watchers: FSWatcher[] = globSync('{shell,mf-*,shared/*}/src', { cwd: root }).map((folder) =>
    watch(path.join(root, folder), { recursive: true }, changed),
  );
  return {
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** @returns the error, without the list of outputs that were not written */
function runCodegen(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'codegen'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const add = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code) => resolve(code === 0 ? undefined : firstError(output)));
  });
}

/** The first error in codegen's report. The others repeat it for each output. */
function firstError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) =>
    /GraphQL Document Validation failed|Syntax Error|Error:|Cannot query|Unknown /.test(line),
  );
  return (at === -1 ? lines : lines.slice(at, at + 8)).join('\n');
}
