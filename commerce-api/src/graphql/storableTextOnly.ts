import type { ASTVisitor, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusal } from './refusal.ts';

const refused = () => refusal('BAD_INPUT', 'A text holds the character NUL, or half of a character.');

/**
 * PostgreSQL keeps no NUL in a text, and no half of a surrogate pair in JSON, so none is let in: the statement would
 * fail, wherever it stands.
 */
export const storableTextOnly: Plugin = {
  onParams({ params }) {
    if (!isStorable(params.variables)) throw refused();
  },
  onValidate({ addValidationRule }) {
    addValidationRule((context: ValidationContext): ASTVisitor => ({
      StringValue({ value }) {
        if (!isStorable(value)) context.reportError(refused());
      },
    }));
  },
};

/** Looks at every text in a value. Without recursion: variables may be nested deeper than the stack. */
function isStorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) rest.push(inner);
  }
  return true;
}
