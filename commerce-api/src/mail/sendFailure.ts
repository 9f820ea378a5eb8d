import * as z from 'zod';

export interface SendFailure {
  /**
   * `away`: the server, the disk or our database is unavailable, so other mails would fail as well. `postponed`: the server
   * requests a retry of this mail. `refused`: the server rejects this mail, or it cannot be written.
   */
  kind: 'away' | 'postponed' | 'refused';
  /** For operators, without mail addresses. */
  reason: string;
}

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Nodemailer's codes for responses to a mail. All others concern the connection to the server. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

const failure = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  /** False for 4xx responses of the server. */
  permanent: z.boolean().optional(),
  response: z.string().optional(),
});

/** Classifies an error. The reason contains no mail addresses, since the log and the outbox store it. */
export function sendFailureOf(error: unknown): SendFailure {
  const { code, command, permanent, response } = failure.safeParse(error).data ?? {};
  const message = error instanceof Error ? error.message : 'unknown failure';
  const reason = [code, command, response ?? message].filter((part) => part !== undefined).join(' ');
  return { kind: kindOf(code, permanent), reason: withoutAddresses(reason) };
}

function kindOf(code: string | undefined, permanent: boolean | undefined): SendFailure['kind'] {
  // No code, or a Node.js code: writing the mail failed.
  if (code === undefined || code.startsWith('ERR_')) return 'refused';
  if (!ABOUT_THE_MAIL.has(code)) return 'away';
  return permanent === false ? 'postponed' : 'refused';
}

function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 300);
}
