/** One word of the command line, `npm run admin -w commerce-api -- <word> …`. */
export interface Command {
  /** How it is called and what it does; the whole answer to `--help`. */
  help: string;
  /**
   * @param args what stands behind the word
   * @throws UsageError for arguments that cannot be understood, any other Error for what cannot be done
   */
  run(args: string[]): Promise<void>;
}
