import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds what an example's component asks its owner to hold, so that it can be tried out. */
export function Stateful<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
