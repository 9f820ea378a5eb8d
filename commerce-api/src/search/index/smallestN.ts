type Compare = (left: number, right: number) => number;

/**
 * The places of the `most` lowest values, lowest first. A heap of the best so far, whose root is the worst of them, costs
 * less than sorting everything when a page is small and the list long.
 *
 * @param among says which of two places with the same value comes first
 */
export function smallestN(values: Float64Array, most: number, among: Compare): number[] {
  const heap: number[] = [];
  const compare: Compare = (left, right) => (values[left] ?? 0) - (values[right] ?? 0) || among(left, right);
  let worst = Number.POSITIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    if (heap.length < most) {
      heap.push(at);
      rise(heap, compare);
    } else if ((values[at] ?? 0) <= worst && most > 0 && compare(at, heap[0] ?? at) < 0) {
      heap[0] = at;
      sink(heap, compare);
    } else {
      continue;
    }
    worst = values[heap[0] ?? at] ?? 0;
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
