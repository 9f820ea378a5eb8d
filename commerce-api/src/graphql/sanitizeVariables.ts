import type { ASTVisitor, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../model/refusal.ts';
import { refusalError } from './refusalError.ts';

/** Unicode's own sign for a character that could not be read. */
const REPLACEMENT = '\uFFFD';

/**
 * PostgreSQL keeps no NUL in a text, and no half of a surrogate pair in JSON: a statement with one would fail, wherever
 * it stands. In variables they are replaced, so that an id that holds one is as unknown as any other, and never an
 * error. Nobody writes one into a document by accident.
 */
export const sanitizeVariables: Plugin = {
  onParams({ params }) {
    if (params.variables) replaceUnstorable(params.variables);
  },
  onValidate({ addValidationRule }) {
    addValidationRule((context: ValidationContext): ASTVisitor => ({
      StringValue({ value }) {
        if (storable(value) === value) return;
        const message = 'A text holds the character NUL, or half of a character.';
        context.reportError(refusalError(new Refusal('BAD_INPUT', message)));
      },
    }));
  },
};

/** In every text of a value. Without recursion: variables may be nested deeper than the stack. */
function replaceUnstorable(variables: Record<string, unknown>): void {
  const rest: object[] = [variables];
  for (let holder = rest.pop(); holder; holder = rest.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') Reflect.set(holder, key, storable(value));
      else if (typeof value === 'object' && value !== null) rest.push(value);
    }
  }
}

function storable(text: string): string {
  return text.replaceAll('\0', REPLACEMENT).toWellFormed();
}
