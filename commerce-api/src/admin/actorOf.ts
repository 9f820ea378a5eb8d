import { userInfo } from 'node:os';
import { UsageError } from './usageError.ts';

/**
 * Whom the log names for a change: who was given, else the user of the operating system.
 *
 * @throws UsageError where the system has no name for its user, as in some containers
 */
export function actorOf(given: string | undefined): string {
  if (given !== undefined) return given;
  try {
    return userInfo().username;
  } catch (error) {
    throw new UsageError('The user of this process has no name. Say who you are: --actor <name>.', { cause: error });
  }
}
