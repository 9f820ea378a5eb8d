import type { ComponentType } from 'react';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const NAME_PATTERN = /\bat (mf-[a-z-]+\/\w+)/;

/** Names a component after its expose, so that React's component stacks contain the expose id. */
export function withDisplayName<Props extends object>(id: ExposeId, Inner: ComponentType<Props>): ComponentType<Props> {
  const Named = (props: Props) => <Inner {...props} />;
  Object.defineProperty(Named, 'name', { value: id });
  return Named;
}

/** @returns the innermost expose in a component stack */
export function exposeInStack(componentStack: string): ExposeId | undefined {
  const [, name] = NAME_PATTERN.exec(componentStack) ?? [];
  return name && isExposeId(name) ? name : undefined;
}

function isExposeId(name: string): name is ExposeId {
  return REMOTE_NAMES.some((remote) => name.startsWith(`${remote}/`));
}
