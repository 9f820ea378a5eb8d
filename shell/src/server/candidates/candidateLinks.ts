import type { FastifyInstance } from 'fastify';
import { CANDIDATE_PATH, invitationFrom } from '@hemvaror/platform/contract/candidateLink';
import type { Releases } from '@hemvaror/platform/host/releases';
import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { isSecureHost } from '../http/isSecureHost.ts';
import { groupCookie } from '../request/visitorGroup.ts';
import type { Environment } from '../settings/settings.ts';

/**
 * Serves the links that the owner of a remote has signed: they show the candidate with any share. Without RELEASE_KEYS there are none.
 */
export function serveCandidateLinks(
  app: FastifyInstance,
  env: Pick<Environment, 'RELEASE_KEYS' | 'sites'>,
  releases: Pick<Releases, 'candidates'>,
): void {
  const keys = env.RELEASE_KEYS;
  if (!keys) return;

  app.get(CANDIDATE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const invitation = invitationFrom(request.url.split('?', 2)[1] ?? '', keys, Date.now());
    const candidate = invitation && releases.candidates().get(invitation.remote);
    if (!invitation || candidate?.release.release !== invitation.release)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('This link is not valid, or the release is no candidate any longer.\n');
    request.log.info({ remote: invitation.remote, release: invitation.release }, 'candidate shown by a link');
    const group = firstGroupOf(invitation.remote, invitation.release);
    return reply.header('set-cookie', groupCookie(group, isSecureHost(request.headers.host, env))).redirect('/', 303);
  });
}
