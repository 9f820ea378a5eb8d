import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Command, Result } from '../command.ts';
import { accessOf } from '../endpoint/access.ts';
import { executeCommand, type CommandDeps } from '../endpoint/executeCommand.ts';
import type { Author } from '../operator.ts';
import { UsageError } from '../usageError.ts';
import { Confirmations } from './confirmations.ts';
import { fieldsOf, inputFrom, valuesFrom } from './formFields.ts';
import { PAGE_HEADERS } from './pageLayout.ts';
import { CONFIRMATION, confirmPage, formPage, refusalPage, resultPage } from './pages.ts';

/** Sends a page of the operator's endpoint. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).send(page);
}

/**
 * Creates the handler of posted forms. A command that only reads runs at once. Another one makes a dry run first, and runs only with
 * the confirmation and the values of that page.
 */
export function formHandler(deps: CommandDeps) {
  const confirmations = new Confirmations();

  async function submit(reply: FastifyReply, command: Command, form: FormData, author: Omit<Author, 'isDryRun'>) {
    const fields = fieldsOf(command);
    const values = await valuesFrom(form, fields);
    try {
      const input = inputFrom(values, fields);
      const shown = { actor: author.actor, command: command.name, input };
      const isRun = command.reads !== undefined || confirmations.take(form.get(CONFIRMATION), shown);
      const confirm = (result?: Result) =>
        sendPage(reply, confirmPage(command, values, { confirmation: confirmations.add(shown), result }));
      command.assertInput(input);
      if (!isRun && command.hasNoDryRun) return confirm();
      const done = await executeCommand(command, { input, author: { ...author, isDryRun: !isRun } }, deps);
      if (!('result' in done)) return sendPage(reply.code(done.status), formPage(command, values, done.message));
      if (!isRun) return confirm(done.result);
      return command.writesFile
        ? sendFile(reply, command, done.result)
        : sendPage(reply, resultPage(command, done.result));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return sendPage(reply.code(400), formPage(command, values, error.message));
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, command: Command, form: FormData) => {
    const { name: actor, commands } = accessOf(request);
    // The secret of this machine as bearer: a browser sends it with a user.
    if (actor === undefined) return sendPage(reply.code(400), refusalPage('Log in with a name.'));
    return submit(reply, command, form, { actor, commands });
  };
}

function sendFile(reply: FastifyReply, { name }: Command, result: Result): FastifyReply {
  const fileName = `${name.replaceAll(' ', '-')}.json`;
  reply.headers({ 'content-type': 'application/json', 'content-disposition': `attachment; filename="${fileName}"` });
  return reply.send(`${JSON.stringify(result, null, 2)}\n`);
}
