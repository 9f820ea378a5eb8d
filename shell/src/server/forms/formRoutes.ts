import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../settings/settings.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import { plainSecurityHeaders } from '../http/securityHeaders.ts';
import { isSameOriginForm } from '../http/isSameOriginForm.ts';
import type { FormResult } from './createFormRunner.ts';
import { isRefusalStatus, refusalPage, type RefusalStatus } from './refusalPage.ts';

const MAX_FORM_BYTES = 8_192;

type RunForm = (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams) => Promise<FormResult>;

/**
 * Handles every `POST` that no other route matches: a form of a page, sent without JavaScript (ADR 0017). Its origin is
 * checked before its body is read.
 */
export function serveForms(app: FastifyInstance, env: Environment, runForm: RunForm): void {
  function refuse(reply: FastifyReply, status: RefusalStatus): FastifyReply {
    return reply.code(status).type('text/html; charset=utf-8').send(refusalPage(status));
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );

    scope.addHook('onRequest', async ({ headers }, reply) => {
      reply.headers(plainSecurityHeaders()).header('cache-control', 'no-store');
      return isAllowedHost(headers.host, env) && isSameOriginForm(headers) ? undefined : refuse(reply, 403);
    });

    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode } = error;
      if (isRefusalStatus(statusCode) && statusCode < 500) return refuse(reply, statusCode);
      request.log.error({ err: error }, 'form action failed');
      return refuse(reply, 500);
    });

    scope.post('/*', async (request, reply) => {
      const { body } = request;
      const result = await runForm(request, reply, new URLSearchParams(typeof body === 'string' ? body : ''));
      if (result.kind === 'noAction') return refuse(reply.header('allow', 'GET, HEAD'), 405);
      if (result.kind === 'done') reply.header('set-cookie', result.cookies);
      return reply.redirect(result.location, result.kind === 'moved' ? 307 : 303);
    });
  });
}
