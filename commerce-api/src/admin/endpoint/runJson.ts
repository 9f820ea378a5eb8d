import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Command } from '../command.ts';
import { accessOf } from './access.ts';
import { executeCommand, type CommandDeps } from './executeCommand.ts';

const bodyShape = z.strictObject({
  input: z.record(z.string(), z.unknown()).default({}),
  actor: z.string().trim().min(1).max(100).optional(),
  isDryRun: z.boolean().default(false),
});

interface JsonDeps extends CommandDeps {
  command: Command;
}

/** Runs a command with the input of a JSON body. The actor is the name of the key; the secret of this machine has none, so the body states it. */
export async function runJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { command, ...deps }: JsonDeps,
): Promise<FastifyReply> {
  const refuse = (message: string) => reply.code(400).send({ error: { code: 'USAGE', message } });
  const body = bodyShape.safeParse(request.body);
  if (!body.success) return refuse(z.prettifyError(body.error));
  const { name, commands } = accessOf(request);
  const { input, isDryRun, actor = name } = body.data;
  if (actor === undefined) return refuse('actor: is missing');
  if (name !== undefined && actor !== name) {
    request.log.warn(
      { kind: 'operatorActor', operator: name, command: command.name, outcome: 'refused' },
      'security event',
    );
    return refuse(`--actor: the key belongs to ${name}. Leave it out.`);
  }
  const done = await executeCommand(command, { input, author: { actor, isDryRun, commands } }, deps);
  if ('result' in done) return reply.send({ result: done.result });
  const { status, code, message } = done;
  return reply.code(status).send({ error: { code, message } });
}
