import type { FastifyBaseLogger } from 'fastify';

interface FaultyRelease {
  remote: string;
  release: string;
}

interface ErrorSource {
  on: (event: 'uncaughtException', listener: (error: Error, origin: NodeJS.UncaughtExceptionOrigin) => void) => unknown;
}

/**
 * Remotes' code runs in this process. What it throws where nobody waits for it, in a timer or a promise that was let go,
 * must not end the shop; Node would. An exception of the shell's own still ends it.
 *
 * @param findFaultyRelease says which live release an error comes from
 */
export function handleUncaughtErrors(
  log: FastifyBaseLogger,
  findFaultyRelease: (error: Error) => FaultyRelease | undefined,
  exit: (code: number) => void = process.exit,
  source: ErrorSource = process,
): void {
  source.on('uncaughtException', (error, origin) => {
    const author = findFaultyRelease(error);
    if (author || origin === 'unhandledRejection') {
      log.error({ ...author, err: error }, 'an error that nobody waited for');
      return;
    }
    log.fatal({ err: error }, 'the shell broke');
    exit(1);
  });
}
