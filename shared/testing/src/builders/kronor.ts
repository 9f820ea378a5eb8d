/** Formats an amount like the API: `149 kr`, `119,20 kr`. */
export function kronor(amount: number): string {
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')} kr`;
}
