interface PricedLine {
  /** Price before the discount, in minor units. */
  price: number;
}

/** The price of each line after its share of the order's discount. All lines add up to the discounted sum. */
export function netPrices(lines: readonly PricedLine[], discount: number): number[] {
  const sum = lines.reduce((total, { price }) => total + price, 0);
  if (sum === 0) return lines.map(() => 0);
  let before = 0;
  return lines.map(({ price }) => {
    const sharedBefore = Math.round((discount * before) / sum);
    before += price;
    return price - (Math.round((discount * before) / sum) - sharedBefore);
  });
}
