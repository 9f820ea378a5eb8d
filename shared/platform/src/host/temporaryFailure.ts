/**
 * A failure for which the release may not be to blame: a limit of wall time passed on a busy machine, or an origin did not
 * respond. It is never a reason to refuse the release for long.
 */
export class TemporaryFailure extends Error {
  readonly blames: 'machine' | 'origin';

  constructor(blames: TemporaryFailure['blames'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.blames = blames;
  }
}
