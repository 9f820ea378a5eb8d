import type { Control, OtherShop } from './options.ts';
import { PAGES, type PageName } from './pages.ts';

/** A running shop that is measured. */
export interface Target {
  /** Heading of its columns. */
  name: string;
  /** Without a slash at its end. */
  origin: string;
  /** Its processes on this machine, by what they are. Their descendants count as well. */
  pids: Readonly<Record<string, readonly number[]>>;
  /** Paths. Another shop has those that were given. */
  pages: Readonly<Partial<Record<PageName, string>>>;
  /** Cookie headers of visitors whose pages are rendered for them alone. */
  cookies: Readonly<Partial<Record<Visitor, string>>>;
  /** How the controls of another shop are found, by the name that our taps have. */
  taps: ReadonlyMap<string, Control>;
}

export type Visitor = 'favorites' | 'cart';

interface OwnShop {
  site: { origin: string };
  pids: { shell: number; api: number };
  cookies: Readonly<Record<Visitor, string>>;
}

export function ownTarget({ site, pids, cookies }: OwnShop): Target {
  const { shell, api } = pids;
  return {
    name: 'ours',
    origin: site.origin,
    pids: { shell: [shell], api: [api] },
    pages: PAGES,
    cookies,
    taps: new Map(),
  };
}

export function otherTarget({ origin, pids, pages, cookie, taps }: OtherShop): Target {
  return {
    name: new URL(origin).host,
    origin,
    pids: pids.length > 0 ? { all: pids } : {},
    pages,
    cookies: cookie === undefined ? {} : { favorites: cookie, cart: cookie },
    taps,
  };
}
