import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Max depth of brackets of any kind. The deepest allowed fields need fifteen, their filters and lists a few more. */
const MAX_DEPTH = 60;

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Rejects deeply nested documents, which would overflow the stack of the recursive parser. */
export const nestingLimit: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => {
      assertDepth(typeof source === 'string' ? new Source(source) : source);
      return parseFn(source, options);
    });
  },
};

function assertDepth(source: Source): void {
  const lexer = new Lexer(source);
  let depth = 0;
  while (lexer.advance().kind !== TokenKind.EOF) {
    if (OPENING.has(lexer.token.kind)) depth += 1;
    if (CLOSING.has(lexer.token.kind)) depth -= 1;
    if (depth > MAX_DEPTH) {
      throw new GraphQLError(`Syntax Error: The document is nested deeper than ${MAX_DEPTH} brackets.`);
    }
  }
}
