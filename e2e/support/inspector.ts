import * as z from 'zod';

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const remoteObject = z.object({ value: z.unknown().optional(), objectId: z.string().optional() });
const resultSchema = z.object({
  usedSize: z.number().optional(),
  result: remoteObject.optional(),
  objects: remoteObject.optional(),
  exceptionDetails: z.object({ text: z.string() }).loose().optional(),
});
const responseSchema = z.object({ id: z.number().optional(), result: resultSchema.optional() });
/** Of the values that the inspector keeps alive until a query has ended. */
const GROUP = 'query';

type Result = z.infer<typeof resultSchema> | undefined;

export interface Inspector {
  /** Value of an expression in the process. @throws Error if the expression throws */
  evaluate: (expression: string) => Promise<unknown>;
  /**
   * Calls a function with all objects that garbage collection leaves and that have a prototype.
   *
   * @param prototype expression, for example `AbortSignal.prototype`
   * @param declaration of the function with a parameter for the array of objects; its result must be JSON
   */
  ofObjects: (prototype: string, declaration: string) => Promise<unknown>;
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
  const waiting = new Map<number, (result: Result) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = responseSchema.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let lastId = 0;
  const send = async (method: string, params: object = {}) => {
    const id = (lastId += 1);
    const result = await new Promise<Result>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (result?.exceptionDetails) {
      throw new Error(`The expression threw: ${JSON.stringify(result.exceptionDetails)}`);
    }
    return result;
  };
  return {
    evaluate: async (expression) =>
      (await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }))?.result?.value,
    ofObjects: async (prototype, declaration) => {
      try {
        const evaluated = await send('Runtime.evaluate', { expression: prototype, objectGroup: GROUP });
        const prototypeObjectId = evaluated?.result?.objectId;
        const found = await send('Runtime.queryObjects', { prototypeObjectId, objectGroup: GROUP });
        const call = {
          objectId: found?.objects?.objectId,
          functionDeclaration: `function () { return (${declaration})(this); }`,
          returnByValue: true,
        };
        return (await send('Runtime.callFunctionOn', call))?.result?.value;
      } finally {
        // The objects would be kept alive by the inspector.
        await send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
      }
    },
    heapBytes: async () => {
      await send('HeapProfiler.collectGarbage');
      await send('HeapProfiler.collectGarbage');
      return (await send('Runtime.getHeapUsage'))?.usedSize ?? 0;
    },
    close: () => socket.close(),
  };
}
