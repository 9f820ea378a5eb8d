/** British word, or its start → American. Words of an identifier are compared in lower case. */
const BRITISH: readonly [start: RegExp, american: string][] = [
  [/^catalogue/, 'catalog'],
  [/^behaviour/, 'behavior'],
  [/^(?:colour|favourit|honour|neighbour)/, '-or'],
  [
    /^(?:organis|localis|serialis|memois|normalis|initialis|authoris|optimis|recognis|summaris|customis|sanitis)/,
    '-iz',
  ],
  [/^(?:unorganis|unlocalis|deserialis|unauthoris|unrecognis)/, '-iz'],
  [/^(?:label|cancel|model|travel|signal)l(?:ed|ing)$/, 'one l'],
  [/^grey/, 'gray'],
  [/^(?:centre|metre|litre)s?$/, '-er'],
];

/** Identifiers that keep their British spelling, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  cancelled: 'a status of orders in the published API',
};

/** @returns the American spelling, or undefined if the identifier needs no change */
export function americanSpelling(name: string): string | undefined {
  if (name in EXCEPTIONS) return undefined;
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|[_\-.\d]+/).map((word) => word.toLowerCase());
  for (const word of words) {
    const found = BRITISH.find(([start]) => start.test(word));
    if (found) return found[1];
  }
  return undefined;
}
