import type { MergeLine } from './cartEntries.ts';
import { uniteCarts } from './uniteCarts.ts';

const MAX_LINES = 100;
let ids = 0;

function aLine(skuId: number, quantity: number, more: Partial<MergeLine> = {}): MergeLine {
  return {
    id: ++ids,
    skuId,
    productId: skuId * 10,
    quantity,
    message: '',
    groupKey: null,
    packageQuantity: null,
    packageId: null,
    packageGroupId: null,
    packageOptionId: null,
    ...more,
  };
}

/** A package of two handles (SKU 1) and six knobs (SKU 3). */
function aPackage(groupKey: string, count: number, knobs = 3): MergeLine[] {
  const inPackage = { groupKey, packageId: 1 };
  return [
    aLine(1, 2 * count, { ...inPackage, packageQuantity: 2, packageGroupId: 1, packageOptionId: 1 }),
    aLine(knobs, 6 * count, { ...inPackage, packageQuantity: 6, packageGroupId: 2, packageOptionId: 3 }),
  ];
}

const plenty = new Map([1, 2, 3, 4].map((skuId) => [skuId, 99_999]));

function unite(own: MergeLine[], browser: MergeLine[], { stock = plenty, maxLines = MAX_LINES } = {}) {
  const { lines, ...report } = uniteCarts(own, browser, { stock, maxLines });
  return {
    ...report,
    lines: lines.map(({ line, quantity }) => [line.skuId, quantity]),
    ids: lines.map(({ line }) => line.id),
  };
}

test.each([
  [1, 3],
  [3, 1],
  [3, 3],
])(
  'the same SKU in both carts (%i and %i) has the larger quantity, in the line of the customer',
  (inOwn, inBrowser) => {
    const own = aLine(1, inOwn);

    const united = unite([own], [aLine(1, inBrowser)]);

    expect(united).toEqual({
      lines: [[1, 3]],
      ids: [own.id],
      restored: inBrowser < 3 ? [{ skuId: 1, productId: 10, quantity: 2 }] : [],
      limited: [],
    });
  },
);

test('other SKUs, and lines with other messages, are added', () => {
  const united = unite([aLine(1, 1), aLine(2, 2, { message: 'Anna' })], [aLine(2, 1, { message: 'Bo' }), aLine(3, 1)]);

  expect(united.lines).toEqual([
    [2, 1],
    [3, 1],
    [1, 1],
    [2, 2],
  ]);
  expect(united.restored).toEqual([
    { skuId: 1, productId: 10, quantity: 1 },
    { skuId: 2, productId: 20, quantity: 2 },
  ]);
});

test('the stock limits the sum of the lines of a SKU, and those of the browser come first', () => {
  const own = [aLine(1, 4, { message: 'Anna' }), aLine(2, 5)];

  const united = unite(own, [aLine(1, 3)], { stock: new Map([[1, 5]]) });

  expect(united.lines).toEqual([
    [1, 3],
    [1, 2],
    [2, 0],
  ]);
  expect(united.restored).toEqual([{ skuId: 1, productId: 10, quantity: 2 }]);
  expect(united.limited).toEqual([
    { skuId: 1, productId: 10, quantity: 2, requestedQuantity: 4 },
    { skuId: 2, productId: 20, quantity: 0, requestedQuantity: 5 },
  ]);
});

test('a line holds at most 9,999 items', () => {
  expect(unite([], [aLine(1, 10_000)])).toMatchObject({
    lines: [[1, 9_999]],
    limited: [{ quantity: 9_999, requestedQuantity: 10_000 }],
  });
});

test('a full cart leaves out the lines of earlier visits', () => {
  const united = unite([aLine(1, 1), aLine(2, 1)], [aLine(3, 1)], { maxLines: 2 });

  expect(united.lines).toEqual([
    [3, 1],
    [1, 1],
    [2, 0],
  ]);
  expect(united.limited).toMatchObject([{ skuId: 2, quantity: 0 }]);
});

test('the same package in both carts has the larger number, and its lines change together', () => {
  const united = unite(aPackage('a', 1), aPackage('b', 3));

  expect(united.lines).toEqual([
    [1, 6],
    [3, 18],
  ]);
  expect(united).toMatchObject({ restored: [], limited: [] });
});

test('packages with other options, and single items of a package, are added', () => {
  const united = unite([...aPackage('a', 1), aLine(1, 1)], aPackage('b', 1, 4));

  expect(united.lines).toEqual([
    [1, 2],
    [4, 6],
    [1, 2],
    [3, 6],
    [1, 1],
  ]);
});

test('only as many packages are left as all their items allow', () => {
  const united = unite(aPackage('a', 3), [], {
    stock: new Map([
      [1, 99],
      [3, 13],
    ]),
  });

  expect(united.lines).toEqual([
    [1, 4],
    [3, 12],
  ]);
});
