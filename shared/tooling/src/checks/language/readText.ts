import { Lexer, Source, TokenKind } from 'graphql';
import type { Prose } from './prose.ts';

/** Comments of a stylesheet. */
export function readStyles(source: string): Prose[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({ text, start: index }));
}

/** Comments and descriptions of a GraphQL file. A string of a document is not a description, but reads like one. */
export function readGraphql(source: string): Prose[] {
  const found: Prose[] = [];
  const lexer = new Lexer(new Source(source));
  const { token: first } = lexer;
  // The lexer links comments into the list of tokens, but does not return them.
  while (lexer.advance().kind !== TokenKind.EOF);
  for (let token = first.next; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT || token.kind === TokenKind.BLOCK_STRING || token.kind === TokenKind.STRING)
      found.push({ text: source.slice(token.start, token.end), start: token.start });
  }
  return found;
}

/** A Markdown file without its code blocks and the targets of its links. */
export function readMarkdown(source: string): Prose[] {
  const blank = (match: string) => match.replaceAll(/[^\n]/g, ' ');
  return [{ text: source.replaceAll(/^```[\s\S]*?^```|\]\([^)\s]*\)/gm, blank), start: 0 }];
}
