import { userInfo } from 'node:os';
import { UsageError } from './usageError.ts';

/**
 * The actor that the log records for a change: the given name, else the user of the operating system.
 *
 * @throws UsageError if the system has no name for its user, as in some containers
 */
export function actorOf(given: string | undefined): string {
  if (given !== undefined) return given;
  try {
    return userInfo().username;
  } catch (error) {
    throw new UsageError('The user of this process has no name. Pass one: --actor <name>.', { cause: error });
  }
}
