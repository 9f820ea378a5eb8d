import type { StaticHandlerContext } from 'react-router-dom';
import { errorStatus } from '../../app/error-pages/errorStatus.ts';
import { publicMessage } from '../../app/error-pages/publicMessage.ts';

/** Reduces errors to their status and public message. Other messages and stacks must not be sent to the browser. */
export function publicErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: errorStatus(error), statusText: '', internal: false, data: publicData(error) },
    ]),
  );
}

function publicData(error: unknown): { publicMessage: string } | null {
  const text = publicMessage(error);
  return text === null ? null : { publicMessage: text };
}
