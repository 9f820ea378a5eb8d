import * as z from 'zod';

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const responseSchema = z.object({
  id: z.number().optional(),
  result: z
    .object({
      usedSize: z.number().optional(),
      result: z.object({ value: z.unknown() }).optional(),
      exceptionDetails: z.object({ text: z.string() }).loose().optional(),
    })
    .optional(),
});

export interface Inspector {
  /** Value of an expression in the process. @throws Error if the expression throws */
  evaluate: (expression: string) => Promise<unknown>;
  /** Bytes of the heap after a full garbage collection. */
  heapBytes: () => Promise<number>;
  close: () => void;
}

/** Connects to a Node.js process that was started with `--inspect`. */
export async function connectInspector(port: number): Promise<Inspector> {
  const targets = targetsSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (result: z.infer<typeof responseSchema>['result']) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = responseSchema.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let lastId = 0;
  const send = async (method: string, params: object = {}) => {
    const id = (lastId += 1);
    const result = await new Promise<z.infer<typeof responseSchema>['result']>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    return result;
  };
  return {
    evaluate: async (expression) => {
      const evaluated = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      if (evaluated?.exceptionDetails) {
        throw new Error(`The expression threw: ${JSON.stringify(evaluated.exceptionDetails)}`);
      }
      return evaluated?.result?.value;
    },
    heapBytes: async () => {
      await send('HeapProfiler.collectGarbage');
      await send('HeapProfiler.collectGarbage');
      return (await send('Runtime.getHeapUsage'))?.usedSize ?? 0;
    },
    close: () => socket.close(),
  };
}
