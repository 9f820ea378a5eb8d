import { isGroupKey } from '@hemvaror/domain/list/listSelection';

/** Longer addresses are rarely requested twice. */
const MAX_LENGTH = 500;

/**
 * Whether the page of an address may be kept: one without a query, or with that of a list. Other queries are words that
 * visitors type, secrets, or marks of campaigns, each of which would fill the cache with copies.
 *
 * @param url path and query of a request
 */
export function isCacheablePath(url: string): boolean {
  if (url.length > MAX_LENGTH) return false;
  const at = url.indexOf('?');
  if (at < 0) return true;
  const names = [...new URLSearchParams(url.slice(at)).keys()];
  return names.every((name) => name === 'page' || name === 'sort' || isGroupKey(name));
}
