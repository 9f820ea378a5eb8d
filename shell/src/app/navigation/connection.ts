/** The properties of `navigator.connection` that the shop reads. Only Chromium has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether the shopper saves data, or the connection is too slow for code that may not be needed (STATE-31). */
export function isSlowOrMetered({ saveData = false, effectiveType = '' }: Connection = {}): boolean {
  return saveData || ['2g', 'slow-2g'].includes(effectiveType);
}
