import { useState, type ReactNode } from 'react';

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/**
 * Provides the state of a controlled component, so that its example is interactive.
 *
 * @internal
 */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
