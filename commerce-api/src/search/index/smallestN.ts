type Compare = (left: number, right: number) => number;

/**
 * The `count` numbers with the lowest values, lowest first. For a short page of a long list, a heap with the worst candidate
 * at its root is cheaper than sorting all of them.
 *
 * @param tieBreak compares two numbers with the same value
 */
export function smallestN(
  numbers: Int32Array,
  count: number,
  { valueOf, tieBreak }: { valueOf: (number: number) => number; tieBreak: Compare },
): number[] {
  const heap: number[] = [];
  const compare: Compare = (left, right) => valueOf(left) - valueOf(right) || tieBreak(left, right);
  let worst = Number.POSITIVE_INFINITY;
  for (const number of numbers) {
    if (heap.length < count) {
      heap.push(number);
      rise(heap, compare);
    } else if (count > 0 && valueOf(number) <= worst && compare(number, heap[0] ?? number) < 0) {
      heap[0] = number;
      sink(heap, compare);
    } else {
      continue;
    }
    worst = valueOf(heap[0] ?? number);
  }
  return heap.sort(compare);
}

function rise(heap: number[], compare: Compare): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isAfter(heap, at, parent, compare)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], compare: Compare): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const last = isAfter(heap, left + 1, left, compare) ? left + 1 : left;
    if (!isAfter(heap, last, at, compare)) return;
    swap(heap, at, last);
    at = last;
  }
}

function isAfter(heap: readonly number[], at: number, other: number, compare: Compare): boolean {
  const left = heap[at];
  const right = heap[other];
  return left !== undefined && right !== undefined && compare(left, right) > 0;
}

function swap(heap: number[], one: number, other: number): void {
  const [left, right] = [heap[one], heap[other]];
  if (left === undefined || right === undefined) return;
  heap[one] = right;
  heap[other] = left;
}
