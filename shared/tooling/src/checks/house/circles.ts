import path from 'node:path';

/** File → the files it imports, type imports included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Finds import cycles through more than one folder (Tarjan's strongly connected components). */
export function circlesAcrossFolders(graph: ImportGraph): string[][] {
  const order = new Map<string, { index: number; low: number; onStack: boolean }>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): { index: number; low: number; onStack: boolean } {
    const own = { index: order.size, low: order.size, onStack: true };
    order.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const seen = order.get(target);
      if (!seen) own.low = Math.min(own.low, visit(target).low);
      else if (seen.onStack) own.low = Math.min(own.low, seen.index);
    }
    if (own.low === own.index) circles.push(takeFrom(stack, file, order));
    return own;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.filter((files) => new Set(files.map((file) => path.posix.dirname(file))).size > 1);
}

function takeFrom(stack: string[], file: string, order: ReadonlyMap<string, { onStack: boolean }>): string[] {
  const circle = stack.splice(stack.indexOf(file));
  for (const each of circle) {
    const entry = order.get(each);
    if (entry) entry.onStack = false;
  }
  return circle.toSorted();
}
