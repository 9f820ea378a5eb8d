import * as z from 'zod';
import { FLASH_COOKIES } from '@hemvaror/domain/site/cookieNames';
import type { ActionResult } from '@hemvaror/runtime/contract/contract';
import { cookieText, cookieValue } from '@hemvaror/runtime/state/cookies';

/** On https, the prefix prevents that http or another subdomain sets the cookie. */
const flashName = (secure: boolean) => (secure ? FLASH_COOKIES.secure : FLASH_COOKIES.plain);
/** Long enough for the redirect on a slow connection; a later visit shows no stale notice. */
const MAX_AGE_SECONDS = 60;
const MAX_TEXT_LENGTH = 1_000;

const flashSchema = z.strictObject({
  path: z.string().startsWith('/').max(MAX_TEXT_LENGTH),
  result: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
});

/**
 * The result of a form post, in a cookie that the next document of that path reads. It contains values and no texts, so
 * that a forged cookie can only show texts of the shop.
 */
export interface Flash {
  /** Path of the page that may show it. */
  path: string;
  /** Null if the action failed. */
  result: ActionResult | null;
}

/** @returns the Set-Cookie header; undefined if the result is too long, and then no notice is shown */
export function flashCookie(flash: Flash, secure: boolean): string | undefined {
  const text = JSON.stringify(flash);
  return text.length > MAX_TEXT_LENGTH ? undefined : httpOnly(text, MAX_AGE_SECONDS, secure);
}

/** @returns the Set-Cookie header that removes the cookie */
export function expiredFlashCookie(secure: boolean): string {
  return httpOnly('', 0, secure);
}

/** @returns the result for the page of this path; undefined if the cookie is missing, invalid or for another page */
export function flashFrom(cookies: string | undefined, path: string, secure: boolean): Flash | undefined {
  const text = cookieValue(cookies, flashName(secure));
  if (text === undefined || text.length > MAX_TEXT_LENGTH) return undefined;
  const { data } = flashSchema.safeParse(jsonOf(text));
  return data?.path === path ? data : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cookie was written by other code.
    return undefined;
  }
}

function httpOnly(text: string, maxAgeSeconds: number, secure: boolean): string {
  return `${cookieText(flashName(secure), text, maxAgeSeconds, secure)}; HttpOnly`;
}
