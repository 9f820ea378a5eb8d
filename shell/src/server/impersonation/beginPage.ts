import type { FastifyReply } from 'fastify';
import { BEGIN_IMPERSONATION_PATH } from '../../app/impersonation/impersonationPaths.ts';
import { escapedHtml } from '../http/escapedHtml.ts';
import { policySource } from '../http/policySource.ts';

/** Not in the message files: the page is for staff and has both languages. The Swedish text is that of AUTH-32. */
const TEXTS = {
  sv: 'Du loggas in som användare..',
  en: "You're being logged in as a user…",
  go: 'Fortsätt / Continue',
};

const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/**
 * Sends the page that is shown while a member of staff is logged in as a customer: a form that is sent at once, or by its button
 * without JavaScript. Programs that only open links, such as previews of chats, do not use up the token.
 *
 * @param next path to open then
 */
export function sendBeginPage(reply: FastifyReply, next: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${policySource(SUBMIT_SCRIPT)}`,
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="sv"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
        `<title>${TEXTS.sv}</title><main><h1>${TEXTS.sv}</h1><p lang="en">${TEXTS.en}</p>` +
        `<form method="post" action="${BEGIN_IMPERSONATION_PATH}">` +
        `<input type="hidden" name="next" value="${escapedHtml(next)}"><button>${TEXTS.go}</button></form></main>` +
        `<script>${SUBMIT_SCRIPT}</script></html>`,
    );
}
