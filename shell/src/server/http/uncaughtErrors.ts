import type { FastifyBaseLogger } from 'fastify';

interface FaultyRelease {
  remote: string;
  release: string;
}

interface ErrorSource {
  on: (event: 'uncaughtException', listener: (error: Error, origin: NodeJS.UncaughtExceptionOrigin) => void) => unknown;
}

/**
 * Handles uncaught errors. Remotes' code runs in this process, so an error in one of its timers or unhandled promises must
 * not end the process, as Node.js would. An exception of the shell's own code still does.
 *
 * @param findFaultyRelease returns the live release that threw an error
 */
export function handleUncaughtErrors(
  log: FastifyBaseLogger,
  findFaultyRelease: (error: Error) => FaultyRelease | undefined,
  exit: (code: number) => void = process.exit,
  source: ErrorSource = process,
): void {
  source.on('uncaughtException', (error, origin) => {
    const release = findFaultyRelease(error);
    if (release || origin === 'unhandledRejection') {
      log.error({ ...release, err: error }, 'an error that nobody waited for');
      return;
    }
    log.fatal({ err: error }, 'the shell broke');
    exit(1);
  });
}
