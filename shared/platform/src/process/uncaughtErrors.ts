import type { FastifyBaseLogger } from 'fastify';
import type { Observations } from '../watch/observations.ts';

interface FaultyRelease {
  remote: string;
  release: string;
}

interface ErrorSource {
  on: (
    event: 'uncaughtException',
    listener: (thrown: unknown, origin: NodeJS.UncaughtExceptionOrigin) => void,
  ) => unknown;
}

/**
 * Handles uncaught errors. Remotes' code runs in this process, so an error in one of its timers or unhandled promises must
 * not end the process, as Node.js would. An exception of the shell's own code still does. A value without a stack, like a
 * thrown text, may come from any code, so it does not.
 *
 * @param findFaultyRelease returns the release whose code a stack names
 * @param observations count the errors of a release
 */
export function handleUncaughtErrors(
  log: FastifyBaseLogger,
  findFaultyRelease: (stack: string) => FaultyRelease | undefined,
  observations: Pick<Observations, 'threw'>,
  exit: (code: number) => void = process.exit,
  source: ErrorSource = process,
): void {
  source.on('uncaughtException', (thrown, origin) => {
    const stack = stackOf(thrown);
    const release = stack === undefined ? undefined : findFaultyRelease(stack);
    if (release) observations.threw(release, thrown);
    if (release || stack === undefined || origin === 'unhandledRejection') {
      log.error({ ...release, err: thrown }, 'unhandled error, process kept running');
      return;
    }
    log.fatal({ err: thrown }, 'uncaught exception, exiting');
    exit(1);
  });
}

/** @returns undefined if the stack names no position in the code */
function stackOf(thrown: unknown): string | undefined {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return stack !== undefined && /^\s+at /m.test(stack) ? stack : undefined;
}
