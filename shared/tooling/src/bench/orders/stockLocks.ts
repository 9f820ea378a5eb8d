/** Settings of a cluster whose log `stockLocks` reads: the end of each statement, with epoch, process and duration in ms. */
export const LOG_SETTINGS = ['log_min_duration_statement=0', 'log_line_prefix=%n:%p:'];

const RECORD = /^(\d+\.\d+):(\d+):LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]*|statement): (.*)$/s;
const TAKES_STOCK = /from sku\b.* for no key update/s;
const ENDS = /^(?:commit|rollback)/;

/**
 * How long transactions have held the rows of stock, in ms: from the end of the statement that locks them until the end of the
 * transaction. The part of that statement after its lock is missing, which is less than a millisecond.
 *
 * @param log of a cluster with `LOG_SETTINGS`
 */
export function stockLocks(log: string): number[] {
  const takenAt = new Map<string, number>();
  const held: number[] = [];
  // A statement of several lines continues on lines that begin with a tab.
  for (const record of log.split(/\n(?!\t)/)) {
    const [, epoch, process = '', text = ''] = RECORD.exec(record) ?? [];
    const at = Number(epoch) * 1000;
    const since = takenAt.get(process);
    if (TAKES_STOCK.test(text) && since === undefined) takenAt.set(process, at);
    else if (ENDS.test(text) && since !== undefined) {
      held.push(at - since);
      takenAt.delete(process);
    }
  }
  return held;
}
