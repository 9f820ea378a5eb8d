import { syncBuiltinESMExports } from 'node:module';

/** Each constructor or function of Node.js that starts a thread or a program. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  'node:worker_threads': ['Worker'],
  'node:child_process': ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'],
};

/**
 * From now on, code of this process starts neither threads nor programs: these fail with an error. The pages of a shop have no use for
 * them, and a thread in an endless loop takes a processor from all processes. This stops mistakes, not attackers.
 */
export function forbidProcesses(): void {
  for (const [name, members] of Object.entries(STARTS)) {
    const builtin = process.getBuiltinModule(name);
    if (!builtin) continue;
    for (const member of members) {
      const value = function forbidden(): never {
        throw new Error(`Code of a remote must not start threads or programs (${member}).`);
      };
      Object.defineProperty(builtin, member, { value });
    }
  }
  syncBuiltinESMExports();
}
