import { sharedObjects, type SharedObject } from './sharedObjects.ts';

// Copies from before any code of a remote: what is looked for may have changed what this code uses. For the same reason it has
// no methods of arrays and maps, and no iteration of one.
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty, apply } = Reflect;
const { is, create } = Object;
const { exec } = RegExp.prototype;
const { listeners, eventNames, removeListener, on } = process;
const stringOf = String;

/** Written by the federation runtime and by webpack for each remote. */
const RUNTIME_NAME = /^(?:__FEDERATION|__GLOBAL_LOADING|_FEDERATION|webpack|__webpack)/;
/** Node.js changes these of `process` while it runs. Its listeners are compared by their events. */
const CHANGING_KEYS: Readonly<Record<string, true>> = {
  _events: true,
  _eventsCount: true,
  exitCode: true,
  channel: true,
};

type Properties = Record<PropertyKey, PropertyDescriptor>;
type Listener = (...input: unknown[]) => void;

/** A property or listener that has changed since the state was taken. */
export interface RealmChange {
  /** `Array.prototype.map`, `process.on(exit)`. */
  name: string;
  /** The new value, or the accessor; undefined if it was removed. */
  value: unknown;
}

/** The state of the objects that all code of this process shares, at one moment, to which they can be returned. */
export class RealmState {
  readonly #objects: readonly SharedObject[];
  readonly #before: readonly Properties[];
  readonly #listeners: Record<PropertyKey, Listener[]>;

  constructor() {
    this.#objects = sharedObjects();
    this.#before = this.#objects.map(propertiesOf);
    this.#listeners = listenersByEvent();
  }

  /** @returns what differs now, without a change of it */
  changes(): RealmChange[] {
    return this.#compare(false);
  }

  /** Returns everything to this state, as far as it can be changed. @returns what differed */
  restore(): RealmChange[] {
    return this.#compare(true);
  }

  #compare(restores: boolean): RealmChange[] {
    const changes: RealmChange[] = [];
    for (let at = 0; at < this.#objects.length; at += 1) {
      const shared = this.#objects[at];
      const before = this.#before[at];
      if (shared && before) compareProperties(shared, before, { changes, restores });
    }
    this.#compareListeners({ changes, restores });
    return changes;
  }

  #compareListeners({ changes, restores }: Comparison): void {
    const now = listenersByEvent();
    const before = this.#listeners;
    const events = unionOf(ownKeys(before), ownKeys(now));
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at] ?? '';
      const old = before[event] ?? [];
      const current = now[event] ?? [];
      const name = `process.on(${stringOf(event)})`;
      eachMissing(current, old, (listener) => {
        append(changes, { name, value: listener });
        if (restores) apply(removeListener, process, [event, listener]);
      });
      eachMissing(old, current, (listener) => {
        append(changes, { name, value: undefined });
        if (restores) apply(on, process, [event, listener]);
      });
    }
  }
}

interface Comparison {
  changes: RealmChange[];
  restores: boolean;
}

function compareProperties(shared: SharedObject, before: Properties, { changes, restores }: Comparison): void {
  const { name, object } = shared;
  const now = propertiesOf(shared);
  const keys = unionOf(ownKeys(before), ownKeys(now));
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const old = before[key];
    const current = now[key];
    if (isSame(old, current) || isOwnChange(shared, key, { old, current })) continue;
    append(changes, {
      name: `${name}.${stringOf(key)}`,
      value: current && (current.value ?? current.get ?? current.set),
    });
    if (!restores) continue;
    // A property that cannot be changed any more stays.
    if (old) defineProperty(object, key, old);
    else deleteProperty(object, key);
  }
}

function isSame(old: PropertyDescriptor | undefined, current: PropertyDescriptor | undefined): boolean {
  if (!old || !current) return old === current;
  return is(old.value, current.value) && old.get === current.get && old.set === current.set;
}

/** A change that Node.js or the federation runtime makes while the process runs. */
function isOwnChange(
  { name, object }: SharedObject,
  key: PropertyKey,
  { old, current }: { old: PropertyDescriptor | undefined; current: PropertyDescriptor | undefined },
): boolean {
  if (name === 'process') return typeof key === 'string' && CHANGING_KEYS[key] === true;
  if (name !== 'globalThis') return false;
  if (typeof key === 'string' && apply(exec, RUNTIME_NAME, [key])) return true;
  // Node.js replaces the accessor of a class by the class when that is first used.
  return old?.get !== undefined && current !== undefined && is(apply(old.get, object, []), current.value);
}

/** Reads no accessor: it may have an effect. */
function propertiesOf({ object, keys }: SharedObject): Properties {
  const properties: Properties = create(null);
  const names = keys ?? ownKeys(object);
  for (let at = 0; at < names.length; at += 1) {
    const key = names[at] ?? '';
    const descriptor = getOwnPropertyDescriptor(object, key);
    if (descriptor) properties[key] = descriptor;
  }
  return properties;
}

function listenersByEvent(): Record<PropertyKey, Listener[]> {
  const byEvent: Record<PropertyKey, Listener[]> = create(null);
  const events: PropertyKey[] = apply(eventNames, process, []);
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] ?? '';
    byEvent[event] = apply(listeners, process, [event]);
  }
  return byEvent;
}

function unionOf(some: readonly PropertyKey[], others: readonly PropertyKey[]): PropertyKey[] {
  const seen: Record<PropertyKey, true> = create(null);
  const all: PropertyKey[] = [];
  for (let at = 0; at < some.length + others.length; at += 1) {
    const key = (at < some.length ? some[at] : others[at - some.length]) ?? '';
    if (seen[key]) continue;
    seen[key] = true;
    append(all, key);
  }
  return all;
}

function eachMissing(list: readonly Listener[], from: readonly Listener[], found: (listener: Listener) => void): void {
  for (let at = 0; at < list.length; at += 1) {
    const listener = list[at];
    let isKnown = false;
    for (let index = 0; index < from.length; index += 1) isKnown ||= from[index] === listener;
    if (listener && !isKnown) found(listener);
  }
}

function append<Item>(list: Item[], item: Item): void {
  list[list.length] = item;
}
