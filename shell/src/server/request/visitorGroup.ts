import { randomInt } from 'node:crypto';
import { isbot } from 'isbot';
import { GROUP_COOKIE } from '@hemvaror/domain/site/cookieNames';
import type { LiveRelease } from '@hemvaror/platform/host/liveRelease';
import type { Releases } from '@hemvaror/platform/host/releases';
import { candidatesOf, GROUPS } from '@hemvaror/platform/host/visitorGroup';
import { cookieText, cookieValue } from '@hemvaror/runtime/state/cookies';
import type { PageRequest } from '../http/pageRequest.ts';

/** A visit longer than that without a new document is rare, and a visitor whose group is drawn again may get another release. */
const MAX_AGE_SECONDS = 3_600;

/** The releases that a visitor gets before all others do. */
export interface VisitorGroup {
  /** Remote → release, in place of the live one. */
  readonly candidates: ReadonlyMap<string, LiveRelease>;
  /** `Set-Cookie` of the visitor's next document. */
  readonly cookie: string | undefined;
}

/**
 * Draws the group of a visitor, or reads it from the cookie, while there is a candidate. Crawlers get the live releases, so that an index
 * has what all visitors find.
 *
 * @param draw returns a number from 0 to 99
 */
export function visitorGroupOf(
  headers: PageRequest['headers'],
  releases: Pick<Releases, 'candidates' | 'hasCandidates'>,
  isSecure: boolean,
  draw: () => number = () => randomInt(GROUPS),
): VisitorGroup {
  const value = cookieValue(headers.cookie, GROUP_COOKIE);
  if (!releases.hasCandidates()) {
    const cookie = value === undefined ? undefined : cookieOf('', 0, isSecure);
    return { candidates: new Map(), cookie };
  }
  if (isbot(headers['user-agent'])) return { candidates: new Map(), cookie: undefined };
  const group = value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : draw();
  return {
    candidates: candidatesOf(group, releases.candidates()),
    cookie: groupCookie(group, isSecure),
  };
}

/** @param group from 0 to 99 */
export function groupCookie(group: number, isSecure: boolean): string {
  return cookieOf(String(group), MAX_AGE_SECONDS, isSecure);
}

function cookieOf(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${cookieText(GROUP_COOKIE, value, maxAgeSeconds, isSecure)}; HttpOnly`;
}
