import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import type { AddressRule } from './addressRule.ts';

/** Remote → address of the folder that holds its release. */
export type Overrides = ReadonlyMap<RemoteName, string>;

export interface ReadOverrides {
  overrides: Overrides;
  /** Reasons for refused entries, in English for the developer. */
  refused: readonly string[];
}

const MAX_LENGTH = 2_000;

/**
 * Reads `mf-search=http://localhost:3102/local/` from the query of a link, the body of a form or a cookie. The text is
 * untrusted.
 */
export function readOverrides(text: string, isAllowed: AddressRule): ReadOverrides {
  const overrides = new Map<RemoteName, string>();
  if (text.length > MAX_LENGTH) return { overrides, refused: [`more than ${MAX_LENGTH} characters`] };

  const refused: string[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    const remote = REMOTE_NAMES.find((known) => known === name);
    const address = folderAddress(value);
    if (!remote) refused.push(`${name} is not a remote of this shop. Expected one of ${REMOTE_NAMES.join(', ')}.`);
    else if (!address) refused.push(`${remote}: “${value}” is not the http address of a folder.`);
    else if (!isAllowed(address)) refused.push(`${remote}: ${address.origin} is not one of DEV_OVERRIDE_ORIGINS.`);
    else overrides.set(remote, address.href);
  }
  return { overrides, refused };
}

/** Formats overrides as text. Sorted, so that equal overrides have equal texts. */
export function overrideText(overrides: Overrides): string {
  return new URLSearchParams([...overrides].toSorted(([one], [other]) => one.localeCompare(other))).toString();
}

function folderAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    return undefined;
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
