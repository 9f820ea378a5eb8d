import { spawn, type ChildProcess } from 'node:child_process';

/** Ends after an hour, in case that this process is killed. */
const LOOP = 'const end = Date.now() + 3_600_000; while (Date.now() < end);';

/** Starts processes that are always busy. @returns ends them */
export function startBusyLoops(count: number): () => void {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  const end = () => {
    for (const loop of loops.splice(0)) loop.kill('SIGKILL');
    process.off('exit', end);
  };
  process.on('exit', end);
  return end;
}
