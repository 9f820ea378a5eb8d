import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';

/** Messages and stacks of the server's errors stay on the server; the browser learns the status. */
export function publicErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : 500, statusText: '', internal: false, data: null },
    ]),
  );
}
