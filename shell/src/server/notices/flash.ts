import * as z from 'zod';
import type { ActionResult } from '@hemvaror/runtime/contract/contract';
import { cookieText, cookieValue } from '@hemvaror/runtime/state/cookies';

/** On https by a name that neither a plain connection nor another subdomain can write. */
const flashName = (secure: boolean) => (secure ? '__Host-flash' : 'flash');
/** Long enough for the redirect on a slow line; who comes back later is told nothing stale. */
const MAX_AGE_SECONDS = 60;
const MAX_TEXT_LENGTH = 1_000;

const flashSchema = z.strictObject({
  path: z.string().startsWith('/').max(MAX_TEXT_LENGTH),
  told: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
});

/**
 * What came of a form, on its way to the page that is shown next: a cookie that the next document of that path takes. It
 * holds facts and never words, so that whoever forges one can make the shop say only what it would say anyway.
 */
export interface Flash {
  /** Path of the page that may show it. */
  path: string;
  /** Null when the form could not be carried out. */
  told: ActionResult | null;
}

/** @returns the header Set-Cookie; undefined for what is too long to travel, and then nothing is told */
export function flashCookie(flash: Flash, secure: boolean): string | undefined {
  const text = JSON.stringify(flash);
  return text.length > MAX_TEXT_LENGTH ? undefined : httpOnly(text, MAX_AGE_SECONDS, secure);
}

/** @returns the header Set-Cookie that takes it back */
export function noFlashCookie(secure: boolean): string {
  return httpOnly('', 0, secure);
}

/** @returns what the page of this path is to tell; undefined for nothing, for another page's, and for what nobody here wrote */
export function flashFrom(cookies: string | undefined, path: string, secure: boolean): Flash | undefined {
  const text = cookieValue(cookies, flashName(secure)) ?? '';
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const { data } = flashSchema.safeParse(jsonOf(text));
  return data?.path === path ? data : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // None, or somebody else's: there is nothing to tell.
    return undefined;
  }
}

function httpOnly(text: string, maxAgeSeconds: number, secure: boolean): string {
  return `${cookieText(flashName(secure), text, maxAgeSeconds, secure)}; HttpOnly`;
}
