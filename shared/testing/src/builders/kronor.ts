/** An amount as the API formats it: `149 kr`, `119,20 kr`. */
export function kronor(amount: number): string {
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')} kr`;
}
