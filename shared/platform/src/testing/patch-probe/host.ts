// A minimal host that loads a remote as the shell's server does, and prints the results. Built and run by `run.ts`.
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isRecord } from '@hemvaror/domain/isRecord';
import { assertPatchesHold, removeRemoteOf } from '../../host/patchGuards.ts';
import { remoteCode, RemoteFiles } from '../../host/remoteCode.ts';

declare const __webpack_require__: unknown;

const { REMOTE = '', INTEGRITY = '{}' } = process.env;
const integrity: Record<string, string> = JSON.parse(INTEGRITY);
const result: Record<string, unknown> = { shared: isRecord({}) };

function attempt(step: string, run: () => void): void {
  try {
    run();
    result[step] = 'ok';
  } catch (error) {
    result[step] = error instanceof Error ? error.message : String(error);
  }
}

async function load(entry: string): Promise<unknown> {
  registerRemotes([{ name: 'far', entry }]);
  const module = await loadRemote<{ value: string }>('far/Part');
  return module?.value;
}

const files = new RemoteFiles([new URL(REMOTE).origin]);
for (const [file, value] of Object.entries(integrity)) files.expect(new URL(file, REMOTE).href, value);
registerPlugins([remoteCode(files)]);
attempt('guards', () => assertPatchesHold({ bundle: __webpack_require__, instance: getInstance() }));

const entry = new URL('remoteEntry.js', REMOTE).href;
void load(entry)
  .then((value) => {
    result['loaded'] = value;
    removeRemoteOf(getInstance())?.({ name: 'far', entry });
    // After the removal, the next attempt requests the files again and is refused.
    files.forget(Object.keys(integrity).map((file) => new URL(file, REMOTE).href));
    return load(entry);
  })
  .then(
    (value) => (result['afterRemoval'] = value),
    (error: unknown) => (result['error'] = String(error)),
  )
  .then(() => console.log(JSON.stringify(result)));
