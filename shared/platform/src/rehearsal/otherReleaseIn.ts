import type { RehearsalTask } from '../host/rehearsal.ts';

/** The rehearsed remote is not among the others, so its name is not needed. */
const REHEARSED = '';

/**
 * Pages of a rehearsal contain the live releases of other remotes, too.
 *
 * @param stack of an error, or of a process that ended
 * @returns remote and release, if the innermost code of a release in the stack is not the rehearsed one's
 */
export function otherReleaseIn(
  stack: string,
  { release, others }: Pick<RehearsalTask, 'release' | 'others'>,
): string | undefined {
  const named = Object.entries({ ...others, [REHEARSED]: release }).flatMap(([remote, entry]) => {
    const at = stack.indexOf(new URL('node/', entry.url).href);
    return at < 0 ? [] : [{ remote, id: entry.release, at }];
  });
  const [innermost] = named.toSorted((one, another) => one.at - another.at);
  return innermost && innermost.remote !== REHEARSED ? `${innermost.remote} ${innermost.id}` : undefined;
}
