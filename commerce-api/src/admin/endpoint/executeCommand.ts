import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../model/refusal.ts';
import { isTemporaryFailure } from '../../platform/db/temporaryFailure.ts';
import type { Command, Result } from '../command.ts';
import { operatorOf, type Author, type OperatorDeps } from '../operator.ts';
import { UsageError } from '../usageError.ts';

export interface CommandDeps {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Runs work with database connections that have no time limit. */
  withDeps<Value>(work: (deps: OperatorDeps) => Promise<Value>): Promise<Value>;
}

/** `code` is `USAGE` for an invalid input. Commands fail with a message for the operator. */
export type Execution = { result: Result } | { status: 400 | 422 | 503; code: string; message: string };

/** Runs a command in this process. */
export async function executeCommand(
  command: Command,
  { input, author }: { input: unknown; author: Author },
  { log, withDeps }: CommandDeps,
): Promise<Execution> {
  try {
    return { result: await withDeps((deps) => command.run(input, operatorOf(deps, author))) };
  } catch (error) {
    if (error instanceof UsageError) return { status: 400, code: 'USAGE', message: error.message };
    if (error instanceof Refusal) return { status: 422, code: error.code, message: error.message };
    log.warn({ err: error, command: command.name }, 'operator command failed');
    const message = error instanceof Error ? error.message : String(error);
    return isTemporaryFailure(error)
      ? { status: 503, code: 'BUSY', message }
      : { status: 422, code: 'FAILED', message };
  }
}
