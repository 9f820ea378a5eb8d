/** A command of the command line, `npm run admin -w commerce-api -- <command> …`. */
export interface Command {
  /** Usage and description: the complete output of `--help`. */
  help: string;
  /**
   * @param args the arguments after the command
   * @throws UsageError for invalid arguments, any other Error if the command fails
   */
  run(args: string[]): Promise<void>;
}
