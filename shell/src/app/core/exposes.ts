import { isRecord } from '@hemvaror/domain/isRecord';
import type { MessageBundles, Messages } from '@hemvaror/runtime/i18n/createI18n';
import type { PageAction, PageModule, SlotModule } from '@hemvaror/runtime/contract/contract';

/**
 * What comes from a remote is code of another release, so its shape is checked at the border. A release that does not
 * keep the contract costs its own page or slot.
 */
export function asPageModule(id: string, value: unknown): PageModule {
  if (!isPageModule(value))
    throw new Error(`${id} is no page: it must export loader, meta, Component and ErrorBoundary`);
  return value;
}

/** What a page does with a form that is posted to it; only the server asks. @returns undefined for a page that takes no form */
export function asPageAction(id: string, value: unknown): PageAction | undefined {
  if (value === undefined) return undefined;
  if (!isPageAction(value)) throw new Error(`the action of ${id} is none: it must hold run and notice`);
  return value;
}

export function asSlotModule(id: string, value: unknown): SlotModule {
  if (!isSlotModule(value))
    throw new Error(`${id} is no slot: it must export Component, and its loader must be a function`);
  return value;
}

/** Messages of one remote in one language: bundles by namespace, its own and those of the shared packages it uses. */
export function asMessages(id: string, value: unknown): MessageBundles {
  const bundles = isRecord(value) ? value['messages'] : undefined;
  if (!isRecord(bundles) || !isBundles(bundles)) throw new Error(`${id} holds no messages`);
  return bundles;
}

function isBundles(value: Record<string, unknown>): value is MessageBundles {
  return Object.values(value).every(isMessages);
}

/** A component is a function, or an object when it is wrapped in `memo` or `lazy`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || isRecord(value);
}

function isPageModule(value: unknown): value is PageModule {
  return (
    isRecord(value) &&
    typeof value['loader'] === 'function' &&
    typeof value['meta'] === 'function' &&
    isComponent(value['Component']) &&
    isComponent(value['ErrorBoundary'])
  );
}

function isPageAction(value: unknown): value is PageAction {
  return isRecord(value) && typeof value['run'] === 'function' && typeof value['notice'] === 'function';
}

function isSlotModule(value: unknown): value is SlotModule {
  if (!isRecord(value)) return false;
  const { loader, Component } = value;
  return isComponent(Component) && (loader === undefined || typeof loader === 'function');
}

function isMessages(value: unknown): value is Messages {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string' || isMessages(entry));
}
