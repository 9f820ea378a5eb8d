import * as z from 'zod';

export interface SendFailure {
  /**
   * `away`: the server, the disk or our database; another mail would fare no better now. `postponed`: the server asks
   * to come back with this mail. `refused`: this mail is not wanted, or cannot be written.
   */
  kind: 'away' | 'postponed' | 'refused';
  /** For whoever runs the shop; addresses are left out. */
  words: string;
}

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Nodemailer's codes for answers to a mail. All others are about the way to the server. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

const failure = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  /** False for the server's 4xx answers. */
  permanent: z.boolean().optional(),
  response: z.string().optional(),
});

/** What went wrong, in words that name nobody: they stand in the log and in the outbox. */
export function sendFailureOf(error: unknown): SendFailure {
  const { code, command, permanent, response } = failure.safeParse(error).data ?? {};
  const message = error instanceof Error ? error.message : 'unknown failure';
  const words = [code, command, response ?? message].filter((part) => part !== undefined).join(' ');
  return { kind: kindOf(code, permanent), words: withoutAddresses(words) };
}

function kindOf(code: string | undefined, permanent: boolean | undefined): SendFailure['kind'] {
  // Without a code, or with one of Node's own: a fault of ours in writing the mail.
  if (code === undefined || code.startsWith('ERR_')) return 'refused';
  if (!ABOUT_THE_MAIL.has(code)) return 'away';
  return permanent === false ? 'postponed' : 'refused';
}

function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 300);
}
