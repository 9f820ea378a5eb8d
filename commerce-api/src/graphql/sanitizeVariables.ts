import type { ASTVisitor, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../model/refusal.ts';
import { refusalError } from './refusalError.ts';

/** The Unicode replacement character. */
const REPLACEMENT = '\uFFFD';

/**
 * PostgreSQL cannot store NUL in a text, nor a lone surrogate in JSON: any statement with one would fail. In variables they
 * are replaced, so that an id with one is an unknown id instead of an error. In documents they are rejected, since they do
 * not occur there by accident.
 */
export const sanitizeVariables: Plugin = {
  onParams({ params }) {
    if (params.variables) replaceInvalidCharacters(params.variables);
  },
  onValidate({ addValidationRule }) {
    addValidationRule((context: ValidationContext): ASTVisitor => ({
      StringValue({ value }) {
        if (sanitize(value) === value) return;
        const message = 'A text contains the character NUL or a lone surrogate.';
        context.reportError(refusalError(new Refusal('BAD_INPUT', message)));
      },
    }));
  },
};

/** Sanitizes every text of a value. Not recursive: variables may be nested deeper than the stack. */
function replaceInvalidCharacters(variables: Record<string, unknown>): void {
  const queue: object[] = [variables];
  for (let parent = queue.pop(); parent; parent = queue.pop()) {
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === 'string') Reflect.set(parent, key, sanitize(value));
      else if (typeof value === 'object' && value !== null) queue.push(value);
    }
  }
}

function sanitize(text: string): string {
  return text.replaceAll('\0', REPLACEMENT).toWellFormed();
}
