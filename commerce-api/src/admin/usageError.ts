/** The command line is invalid: the exit code is 2, and the usage is printed. */
export class UsageError extends Error {}
