/** Objects that all code shares: a remote that changes one changes the other remotes and the shell. */
const CONSTRUCTORS = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  Promise,
  RegExp,
  Date,
  Error,
  Map,
  Set,
  WeakMap,
  WeakSet,
  ArrayBuffer,
  Uint8Array,
  URL,
  URLSearchParams,
  Headers,
  Request,
  Response,
  AbortController,
  Event,
  EventTarget,
  TextEncoder,
  TextDecoder,
];
const SHARED: Readonly<Record<string, object>> = Object.fromEntries(
  CONSTRUCTORS.flatMap((constructor) => [
    [constructor.name, constructor],
    [`${constructor.name}.prototype`, constructor.prototype],
  ]),
);
const NAMESPACES = { JSON, Math, Reflect, Intl, console, process, globalThis };
/** Written by the federation runtime and by webpack for each remote. */
const RUNTIME_NAMES = /^(?:__FEDERATION|__GLOBAL_LOADING|_FEDERATION|webpack|__webpack)/;

export interface WatchedRealm {
  /** Ends the watch. @returns the changes and timers that the code has left behind, like `changes Array.prototype.last` */
  traces: () => string[];
}

/**
 * Watches for changes that outlive the import of a release: of objects that all code shares, and timers.
 *
 * @param folder address of the release, which the stack of its code contains
 */
export function watchRealm(folder: string): WatchedRealm {
  const before = snapshot();
  const timers = watchTimers(folder);
  return {
    traces: () => {
      const left = timers.end();
      const changed = changesSince(before);
      return [
        ...changed.map((name) => `changes ${name}`),
        ...(left > 0 ? [`leaves ${left === 1 ? 'a timer' : `${left} timers`} behind`] : []),
      ];
    },
  };
}

type Snapshot = ReadonlyMap<string, ReadonlyMap<PropertyKey, unknown>>;

function snapshot(): Snapshot {
  return new Map(
    Object.entries({ ...SHARED, ...NAMESPACES }).map(([name, target]) => [
      name,
      new Map(Reflect.ownKeys(target).map((key) => [key, valueOf(target, key)])),
    ]),
  );
}

/** Reads no getter: it may have an effect. */
function valueOf(target: object, key: PropertyKey): unknown {
  const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
  return descriptor && 'value' in descriptor ? descriptor.value : descriptor?.get;
}

function changesSince(before: Snapshot): string[] {
  const changed: string[] = [];
  for (const [name, after] of snapshot()) {
    const old = before.get(name);
    for (const key of new Set([...after.keys(), ...(old?.keys() ?? [])])) {
      const isOwn = name === 'globalThis' && RUNTIME_NAMES.test(String(key));
      if (!isOwn && (!old?.has(key) || !Object.is(old.get(key), after.get(key))))
        changed.push(`${name}.${String(key)}`);
    }
  }
  return changed;
}

function watchTimers(folder: string): { end: () => number } {
  const { setTimeout, setInterval } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const keep = (timer: NodeJS.Timeout): NodeJS.Timeout => {
    if (new Error('who sets a timer').stack?.includes(folder)) running.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(
    (...input: Parameters<typeof setTimeout>) => keep(setTimeout(...input)),
    setTimeout,
  );
  globalThis.setInterval = Object.assign(
    (...input: Parameters<typeof setInterval>) => keep(setInterval(...input)),
    setInterval,
  );
  return {
    end: () => {
      Object.assign(globalThis, { setTimeout, setInterval });
      return [...running].filter(isRunning).length;
    },
  };
}

/** Node.js marks a timer that has fired or was cleared. */
function isRunning(timer: NodeJS.Timeout): boolean {
  return Reflect.get(timer, '_destroyed') !== true;
}
