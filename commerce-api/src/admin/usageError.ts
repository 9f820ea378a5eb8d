/** The command line itself is wrong: exit code 2, and a hint where help is. */
export class UsageError extends Error {}
