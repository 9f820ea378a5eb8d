import type { ASTVisitor, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusal } from './refusal.ts';

const refused = () => refusal('BAD_INPUT', 'A text holds the character NUL.');

/** PostgreSQL keeps no NUL in a text, so none is let in: the statement would fail, wherever it stands. */
export const withoutNul: Plugin = {
  onParams({ params }) {
    if (holdsNul(params.variables)) throw refused();
  },
  onValidate({ addValidationRule }) {
    addValidationRule((context: ValidationContext): ASTVisitor => ({
      StringValue({ value }) {
        if (value.includes('\0')) context.reportError(refused());
      },
    }));
  },
};

/** Without recursion: variables may be nested deeper than the stack. */
export function holdsNul(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) rest.push(inner);
  }
  return false;
}
