/** Requests and memory of one minute. */
export interface Minute {
  minute: number;
  requests: number;
  failed: number;
  /** Due while too many were under way. */
  unsent: number;
  /** Medians by process. */
  megabytes: Readonly<Record<string, number>>;
}

const WIDTH = 12;

/** The line above the first row. */
export function headingRow({ megabytes }: Pick<Minute, 'megabytes'>): string {
  return rowOf(['minute', 'requests', 'failed', 'not sent', ...Object.keys(megabytes).map((name) => `${name}, MB`)]);
}

export function minuteRow({ minute, requests, failed, unsent, megabytes }: Minute): string {
  return rowOf([minute, requests, failed, unsent, ...Object.values(megabytes).map((figure) => Math.round(figure))]);
}

function rowOf(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(WIDTH)).join('  ');
}
