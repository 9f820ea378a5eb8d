import type { ComponentType, ReactNode } from 'react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { TFunction } from '../libraries/i18next.ts';
import type { RouterContextProvider } from '../libraries/router.ts';
import type remotes from './remotes.json';
import type { Shop } from './shop.ts';

/** Grows when the promise between shell and remotes changes; a shell refuses releases of another number. */
export const CONTRACT_VERSION = 3;

/** What a loader is given. The context holds `apolloContext`, `shopContext`, `storeContext` and `categoriesContext`. */
export interface LoaderArgs {
  request: Request;
  /** Name of the route that matched, `category` for example. */
  route: string;
  /** Values of the route's parameters, URL-decoded. */
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
  /**
   * Asks another team's slot for what it shows in places of this page. The slot's code never fails the page, a failed query
   * of it does (OP-50). A promise lets the code come while the page still finds out what to ask for. Absent in shells of
   * earlier releases.
   */
  fillSlot?: FillSlot;
}

export type FillSlot = (id: ExposeId, inputs: SlotInputs | Promise<SlotInputs>) => void;

/** Place on the page → what the slot is asked for there. The page names its places, the slot says what it takes. */
export type SlotInputs = Readonly<Record<string, unknown>>;

/** Place on the page → what another team shows there; empty places are left out. */
export type PageSlots = Readonly<Record<string, ReactNode>>;

export interface MetaArgs<Data> {
  data: Data;
  t: TFunction;
  shop: Shop;
}

/** What a page says about itself to search engines and link previews. */
export interface PageMeta {
  /** Without the shop's name, which the shell appends. */
  title: string;
  description?: string;
  /** Root-relative path of the page's one true address; without it, the present path counts. */
  canonical?: string;
  /** Root-relative path of the same page in each language that has one. */
  alternates?: Partial<Record<LocaleCode, string>>;
  /** Absolute or root-relative address of a picture for link previews. */
  image?: string;
  structuredData?: readonly object[];
  /** True keeps the page out of search indexes. */
  noIndex?: boolean;
  /** Name of the page type for events, `Front Page` for example (FRONT-01). */
  pageType: string;
}

/** What a form's action is given: the request of the page that the form stands on, and what was typed. */
export interface ActionArgs extends LoaderArgs {
  /** At most 8 KiB, sent by a page of the shop itself; what the fields hold is still anybody's. */
  form: URLSearchParams;
}

/** What came of a form, for the page that is shown next: facts of some 100 characters, never words. */
export type ActionResult = Readonly<Record<string, string | number>>;

export interface NoticeArgs<Data> extends MetaArgs<Data> {
  /** By way of the browser, so it may be anything. */
  result: unknown;
}

/** What a shopper reads above the page after a form. */
export interface ActionNotice {
  tone: 'success' | 'error';
  text: string;
  /** Where to go on from there; `to` is root-relative. */
  link?: { label: string; to: string };
}

/** What a form of a page does when it is posted without JavaScript. */
export interface PageAction<Data = unknown> {
  /** A refusal is an answer. What is thrown the shell tells in words of its own. */
  run(args: ActionArgs): Promise<ActionResult>;
  /** Words for what `run` told. @returns null for what is not its own */
  notice(args: NoticeArgs<Data>): ActionNotice | null;
}

/** A page: an expose that fills the main area of a route. */
export interface PageModule<Data = unknown> {
  /** All that the first paint needs, asked for in parallel. @throws PageError, or a redirect Response */
  loader(args: LoaderArgs): Promise<Data | Response>;
  meta(args: MetaArgs<Data>): PageMeta;
  /** Of servers alone: `X.action.ts` beside the page, which browsers do not load. */
  action?: PageAction<Data> | undefined;
  /** `slots` holds what its loader's `fillSlot` brought; absent in shells of earlier releases. */
  Component: ComponentType<{ data: Data; slots?: PageSlots }>;
  ErrorBoundary: ComponentType<{ error: unknown }>;
}

export interface SlotLoaderArgs {
  /** As a page of another release asks: to be parsed. */
  inputs: SlotInputs;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A slot: an expose that stands inside a layout or another page. */
export interface SlotModule<Data = unknown> {
  /**
   * For a slot that pages fill: its data by place, as JSON, asked for while the page's own are. A place that it leaves out
   * stays empty and costs the first view nothing.
   */
  loader?(args: SlotLoaderArgs): Promise<Readonly<Record<string, Data>>>;
  /** In a layout there are no data. */
  Component: ComponentType<{ data: Data }>;
}

/** Folder of a remote. Only its type stands here: the list itself (`remotes.ts`) is not for browsers. */
export type RemoteName = keyof typeof remotes;
export type ExposeId = `${RemoteName}/${string}`;

/** Namespace of a remote's messages: `mf-cart-checkout` → `cart-checkout`. */
export function namespaceOf(remote: string): string {
  return remote.replace(/^mf-/, '');
}

/**
 * Splits `mf-catalog/ListPage` into remote and expose.
 *
 * @throws Error when the id names no remote
 */
export function splitExposeId(id: ExposeId): { remote: RemoteName; expose: string } {
  const remote = id.slice(0, id.indexOf('/'));
  if (!isRemoteOf(id, remote)) throw new Error(`${id} names no remote. Expected <remote>/<expose>.`);
  return { remote, expose: id.slice(remote.length + 1) };
}

/** By the type of ids alone, so that browsers need no list of remotes. */
function isRemoteOf(id: ExposeId, text: string): text is RemoteName {
  return id.startsWith(`${text}/`);
}
