import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { policySource } from '../../server/http/policySource.ts';
import type { ReleaseStore } from '@hemvaror/platform/host/store/releaseStore';
import { integrityMatches } from '@hemvaror/platform/contract/integrity';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';

/** More than the stylesheets of the live releases: texts of replaced ones leave soon. */
const MAX_SHEETS = 120;

export interface InlineSheet {
  /** Address by which the runtimes of the builds recognize the sheet, so that they do not load it again. */
  href: string;
  /** Encoded once, as it is a third of each document. */
  css: Buffer;
  /** Allows the text in a policy. */
  source: string;
}

type SheetText = Pick<InlineSheet, 'css' | 'source'>;

/** The text of stylesheets, for documents. */
export class StyleSheets {
  readonly #shellDir: string;
  readonly #store: ReleaseStore;
  readonly #sheets = new LRUCache<string, SheetText>({ max: MAX_SHEETS });

  /** @param shellDir folder of the shell's release */
  constructor(shellDir: string, store: ReleaseStore) {
    this.#shellDir = shellDir;
    this.#store = store;
  }

  /**
   * @param hrefs in the order of the cascade
   * @param origin of the document
   * @returns undefined if a sheet cannot be read: the document then links to all of them
   */
  async inline(
    hrefs: readonly string[],
    releases: Pick<ReleaseSnapshot, 'fileOf' | 'integrityOf'>,
    origin: string,
  ): Promise<InlineSheet[] | undefined> {
    // A developer's stylesheets change while the process runs.
    if (process.env['NODE_ENV'] === 'development') return undefined;
    const sheets = await Promise.all(hrefs.map(async (href) => ({ href, text: await this.#text(href, releases) })));
    const complete: InlineSheet[] = [];
    for (const { href, text } of sheets) {
      if (text === undefined) return undefined;
      // The runtime of a remote knows its sheets by absolute addresses.
      complete.push({ href: releases.fileOf(href) ? new URL(href, origin).href : href, ...text });
    }
    return complete;
  }

  async #text(href: string, releases: Pick<ReleaseSnapshot, 'fileOf' | 'integrityOf'>): Promise<SheetText | undefined> {
    const known = this.#sheets.get(href);
    if (known) return known;
    const css = await this.#read(href, releases);
    if (css === undefined) return undefined;
    const text = { css: Buffer.from(css), source: policySource(css) };
    this.#sheets.set(href, text);
    return text;
  }

  async #read(
    href: string,
    { fileOf, integrityOf }: Pick<ReleaseSnapshot, 'fileOf' | 'integrityOf'>,
  ): Promise<string | undefined> {
    const file = fileOf(href);
    // The sheet of a developer's release, which is not kept.
    if (!file && !href.startsWith(`/assets/${path.basename(this.#shellDir)}/`)) return undefined;
    const address = file
      ? path.join(this.#store.folderOf(file.remote, file.release), file.path)
      : path.join(this.#shellDir, 'web', path.basename(href));
    try {
      const css = await readFile(address, 'utf8');
      const integrity = integrityOf(href);
      if (file && !(integrity && integrityMatches(css, integrity))) return undefined;
      return inDocument(css, href);
    } catch {
      // The copy was removed.
      return undefined;
    }
  }
}

/** Addresses of a stylesheet's files are relative to it, and its text must not end the element. */
function inDocument(css: string, href: string): string {
  const base = href.slice(0, href.lastIndexOf('/') + 1);
  return css
    .replaceAll(
      /url\((["']?)(?![a-z]+:|\/)([^)"']+)\1\)/g,
      (_all, quote: string, file: string) => `url(${quote}${base}${file}${quote})`,
    )
    .replaceAll('</', String.raw`<\/`);
}
