type Compare = (left: number, right: number) => number;

/**
 * The first `most` of the numbers below `count` in the order of `compare`, sorted. A heap of the best so far, whose root
 * is the worst of them, costs less than sorting everything when a page is small and the list long.
 */
export function firstOf(count: number, most: number, compare: Compare): number[] {
  const heap: number[] = [];
  for (let number = 0; number < count; number += 1) {
    if (heap.length < most) {
      heap.push(number);
      rise(heap, compare);
    } else if (most > 0 && compare(number, heap[0] ?? number) < 0) {
      heap[0] = number;
      sink(heap, compare);
    }
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
