import type { ComponentType, ReactNode } from 'react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { ExposeId as ExposeIdOf } from '@hemvaror/platform/contract/exposeId';
import type { TFunction } from '../libraries/i18next.ts';
import type { RouterContextProvider } from '../libraries/router.ts';
import type { PageSubject } from './pageSubject.ts';
import type remotes from './remotes.json';
import type { Shop } from './shop.ts';

/** Increased by breaking changes of the contract between shell and remotes. A shell refuses releases of another number. */
export const CONTRACT_VERSION = 3;

/** Arguments of a loader. The context contains `apolloContext`, `shopContext`, `storeContext` and `categoriesContext`. */
export interface LoaderArgs {
  request: Request;
  /** Name of the route that matched, `category` for example. */
  route: string;
  /** Values of the route's parameters, URL-decoded. */
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
  /**
   * Fills slot positions of this page with another team's slot. A failed load of the slot's code does not fail the page, a
   * failed query of its loader does (OP-50). With a promise, the code loads while the page determines the inputs. Absent in
   * shells of earlier releases.
   */
  fillSlot?: FillSlot;
}

export type FillSlot = (id: ExposeId, inputs: SlotInputs | Promise<SlotInputs>) => void;

/** Slot position → input of the slot's loader. The page defines the positions, the slot the type of its inputs. */
export type SlotInputs = Readonly<Record<string, unknown>>;

/** Slot position → the element that fills it. Empty positions are missing. */
export type PageSlots = Readonly<Record<string, ReactNode>>;

export interface MetaArgs<Data> {
  data: Data;
  t: TFunction;
  shop: Shop;
}

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** Without the shop's name, which the shell appends. */
  title: string;
  description?: string;
  /** Root-relative canonical path of the page; by default the current path. */
  canonical?: string;
  /** Root-relative path of the same page in each language that has one. */
  alternates?: Partial<Record<LocaleCode, string>>;
  /** Absolute or root-relative address of the image for link previews. */
  image?: string;
  structuredData?: readonly object[];
  /** True keeps the page out of search indexes. */
  noIndex?: boolean;
  /** Name of the page type for events, `Front Page` for example (FRONT-01). */
  pageType: string;
  /** The products, search or order of the page, for events. Shells of earlier releases ignore it. */
  subject?: PageSubject;
}

/** Arguments of a form's action: the loader arguments of the page with the form, and the form data. */
export interface ActionArgs extends LoaderArgs {
  /** At most 8 KiB, posted from the same origin. The values are untrusted. */
  form: URLSearchParams;
}

/** The outcome of a form post for the next document: data of some 100 characters, no texts. */
export type ActionResult = Readonly<Record<string, string | number>>;

/** Leads the browser to another page of the shop after a form post. Shells of earlier releases return to the page of the form. */
export interface ActionRedirect {
  redirect: {
    /** Root-relative path and query. */
    to: string;
    /** For a notice on that page. */
    result?: ActionResult;
  };
}

export interface NoticeArgs<Data> extends MetaArgs<Data> {
  /** Untrusted: it was stored in the browser. */
  result: unknown;
}

/** The message above the page after a form post. */
export interface ActionNotice {
  tone: 'success' | 'error';
  text: string;
  /** The link after the text; `to` is root-relative. */
  link?: { label: string; to: string };
  /** The refused fields of the form, for the page: it renders each error beside its field. */
  fields?: readonly RefusedField[];
}

/** A field of a form whose value an action has refused. */
export interface RefusedField {
  name: string;
  /** The posted value, which the field shows again. */
  value: string;
  /** The error message. */
  error: string;
}

/** Handles a form of a page that is posted without JavaScript. */
export interface PageAction<Data = unknown> {
  /** Returns refusals as results. For a thrown error the shell shows a general message. */
  run(args: ActionArgs): Promise<ActionResult | ActionRedirect>;
  /** The message for a result of `run`. @returns null for an unknown result */
  notice(args: NoticeArgs<Data>): ActionNotice | null;
}

/** A page: an expose that fills the main area of a route. */
export interface PageModule<Data = unknown> {
  /** Fetches the data of the first paint, in parallel. @throws PageError, or a redirect Response */
  loader(args: LoaderArgs): Promise<Data | Response>;
  meta(args: MetaArgs<Data>): PageMeta;
  /** On servers only: `X.action.ts` beside the page, which browsers do not load. */
  action?: PageAction<Data> | undefined;
  /**
   * `slots` contains the slots that its loader filled with `fillSlot`, `notice` the message about a form post that led to this
   * document. Both are absent in shells of earlier releases.
   */
  Component: ComponentType<{ data: Data; slots?: PageSlots; notice?: ActionNotice | undefined }>;
  ErrorBoundary: ComponentType<{ error: unknown }>;
}

export interface SlotLoaderArgs {
  /** From a page that may be of another release: parse it. */
  inputs: SlotInputs;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A slot: an expose that is rendered inside a layout or another page. */
export interface SlotModule<Data = unknown> {
  /**
   * For a slot that fills positions of pages: fetches its data by position, as JSON, in parallel with the page's data. A
   * position without data stays empty, and its code is not loaded.
   */
  loader?(args: SlotLoaderArgs): Promise<Readonly<Record<string, Data>>>;
  /** `data` is undefined in a layout. */
  Component: ComponentType<{ data: Data }>;
}

/** Folder of a remote. A type only: the list (`remotes.ts`) is not part of browser code. */
export type RemoteName = keyof typeof remotes;
export type ExposeId = ExposeIdOf<RemoteName>;

/** Namespace of a remote's messages: `mf-cart-checkout` → `cart-checkout`. */
export function namespaceOf(remote: string): string {
  return remote.replace(/^mf-/, '');
}
