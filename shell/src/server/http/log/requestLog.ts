import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { loggedPath } from './loggedPath.ts';

/** One line for each request at `debug`, and one at `error` for each that failed unexpectedly. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The log line of the response has the same fields.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply;
    reply.log.debug(
      { ...requestFields(request), statusCode, ms: Math.round(elapsedTime), err: error ?? undefined },
      'request',
    );
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { ...requestFields(request), statusCode: reply.statusCode, err: error };
    if (reply.statusCode >= 500) reply.log.error(fields, 'request failed');
    else reply.log.debug(fields, 'request refused');
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { ...requestFields(request), err: error };
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') reply.log.debug(fields, 'client closed the connection');
    else reply.log.error(fields, 'response ended by an error after its headers were sent');
  }

  override routeNotFound(request: FastifyRequest): void {
    request.log.debug(requestFields(request), 'route not found');
  }

  override writeHeadError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    reply.log.warn({ ...requestFields(request), err: error }, 'response headers could not be written');
  }
}

function requestFields({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: loggedPath(url) };
}
