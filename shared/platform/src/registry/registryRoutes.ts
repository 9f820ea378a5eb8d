import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { matchesEtag } from '@hemvaror/http/matchesEtag';
import { remoteNameSchema } from '../contract/registry.ts';
import { assertMayDecide, AuthorityError, type Signatures } from './authority.ts';
import type { DecisionRegistry } from './decisionRegistry.ts';
import type { EventStreams } from './eventStreams.ts';
import type { RegistryEntry } from './registryEntry.ts';
import { assertMayReport, reportRequestSchema, type ShellReports } from './shellReports.ts';
import { parsedAs } from './serviceErrors.ts';
import { decisionOf, decisionSchemaFor } from './signedDecision.ts';

/** Entries of one response. */
const MAX_ENTRIES = 1_000;

const entriesQuerySchema = z.strictObject({
  remote: z.optional(remoteNameSchema),
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

interface Routes {
  registry: DecisionRegistry;
  reports: ShellReports;
  events: EventStreams;
  signatures: Signatures;
  document: () => { text: string; etag: string };
  now: () => Date;
}

export function serveRegistry(
  app: FastifyInstance,
  { registry, reports, events, signatures, document, now }: Routes,
): void {
  app.get('/registry.json', (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept');
    if (request.method === 'GET' && request.headers.accept?.includes('text/event-stream')) {
      if (events.isFull) return reply.code(503).send({ message: 'The registry has too many event streams.' });
      events.open(reply, registry.state.generation);
      return reply;
    }
    const { text, etag } = document();
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.get('/entries', (request, reply) => {
    const { remote, after = '0' } = parsedAs(entriesQuerySchema, request.query);
    return reply.header('cache-control', 'no-store').send(entriesAfter(registry.entries, Number(after), remote));
  });

  app.post('/decisions', (request) => {
    const body = parsedAs(decisionSchemaFor(request.body), request.body);
    if (signatures.demandsSignatures) assertMayDecide(body, signatures.keys, now());
    else assertNoBrowser(request);
    // A key that was not checked is not one of the decision's.
    const { key, ...decision } = decisionOf(body);
    const isChecked = signatures.demandsSignatures && key !== undefined;
    return registry.decide(isChecked ? { ...decision, key } : decision);
  });

  app.get('/shells', (_request, reply) => reply.header('cache-control', 'no-store').send(reports.list(now())));

  app.post('/reports', (request, reply) => {
    const body = parsedAs(reportRequestSchema, request.body);
    if (signatures.demandsSignatures) assertMayReport(body, signatures.keys, now());
    else assertNoBrowser(request);
    reports.add(body, now());
    return reply.code(204).send();
  });
}

/** Entries have the numbers from 1 on. */
function entriesAfter(entries: readonly RegistryEntry[], after: number, remote: string | undefined): RegistryEntry[] {
  const found: RegistryEntry[] = [];
  for (let at = after; at < entries.length && found.length < MAX_ENTRIES; at += 1) {
    const entry = entries[at];
    if (entry && (remote === undefined || entry.remote === remote)) found.push(entry);
  }
  return found;
}

/** Without signatures, a page of another site in a browser of this machine could decide. */
function assertNoBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined) throw new AuthorityError('The registry accepts no decisions from browsers.');
}
