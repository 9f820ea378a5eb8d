import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { ROOT } from '../project/root.ts';

const MAX_COMMITS = 50;

/** The last commit. Undefined without one. */
export function lastCommit(): { hash: string; subject: string } | undefined {
  const [hash, subject] = [git('log', '-1', '--format=%H'), git('log', '-1', '--format=%<(400,trunc)%s')];
  return hash && subject ? { hash, subject } : undefined;
}

/** Who releases: the user of the CI, of git, or of the machine. */
export function currentUser({ GITHUB_ACTOR, GITLAB_USER_LOGIN }: NodeJS.ProcessEnv): string {
  return GITHUB_ACTOR || GITLAB_USER_LOGIN || git('config', 'user.name') || userInfo().username;
}

/**
 * The commits of a remote after one and up to another, newest first. Shared packages are part of each release.
 *
 * @returns undefined if git does not know them
 */
export function commitsBetween(from: string | undefined, to: string, remote: string): string[] | undefined {
  if (from === undefined || !git('cat-file', '-t', from)) return undefined;
  const log = git('log', '--oneline', `--max-count=${MAX_COMMITS}`, `${from}..${to}`, '--', remote, 'shared');
  return log ? log.split('\n') : [];
}

/** @returns an empty text if git does not know */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
