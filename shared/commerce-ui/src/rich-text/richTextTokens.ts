import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import { withoutHidden } from './withoutHidden.ts';

/** Allowed elements. Others are reduced to their text. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'a'] as const;
type RichTag = (typeof TAGS)[number];

export type RichNode = string | { tag: RichTag; href: string; children: RichNode[] };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
/** An http(s) or a mailto address; never `javascript:`. */
const SAFE_ADDRESS = /^(https?:\/\/|mailto:)/i;

/**
 * Parses untrusted HTML into a tree of allowed elements, without attributes except the address of a link. Unclosed elements end
 * with the text. The result cannot run code.
 */
export function richTextTokens(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];

  for (const [token, slash, name = '', attributes = ''] of withoutHidden(html).matchAll(TOKEN)) {
    const children = open.at(-1)?.children ?? root;
    const tag = TAGS.find((known) => known === name.toLowerCase());
    if (!name) children.push(decoded(token));
    else if (tag && slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
    } else if (tag) {
      const element = { tag, href: tag === 'a' ? hrefIn(attributes) : '', children: [] };
      children.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
}

function hrefIn(attributes: string): string {
  const [, , href = ''] = /\bhref\s*=\s*(["'])(.*?)\1/i.exec(attributes) ?? [];
  const address = decoded(href).trim();
  return isShopPath(address) || SAFE_ADDRESS.test(address) ? address : '';
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x?)?([0-9a-z]+);/gi, (whole, numeric: string | undefined, name: string) => {
    if (!numeric) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(name, numeric.length > 1 ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
