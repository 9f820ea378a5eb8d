import type { ComponentType } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const NAME_PATTERN = /\bat (mf-[a-z-]+\/\w+)/;

/** Gives a part's component the name of its expose: React's component stacks then say whose part broke. */
export function withDisplayName<Props extends object>(id: ExposeId, Part: ComponentType<Props>): ComponentType<Props> {
  const Named = (props: Props) => <Part {...props} />;
  Object.defineProperty(Named, 'name', { value: id });
  return Named;
}

/** @returns the innermost part that a component stack names */
export function exposeInStack(componentStack: string): ExposeId | undefined {
  const [, name] = NAME_PATTERN.exec(componentStack) ?? [];
  return name && isExposeId(name) ? name : undefined;
}

function isExposeId(name: string): name is ExposeId {
  return REMOTE_NAMES.some((remote) => name.startsWith(`${remote}/`));
}
