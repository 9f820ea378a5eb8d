import { isRecord } from '@hemvaror/domain/isRecord';
import type { MessageBundles, Messages } from '@hemvaror/runtime/i18n/createI18n';
import type { PageAction, PageModule, SlotModule } from '@hemvaror/runtime/contract/contract';

/**
 * Validates the module of a remote, which is code of another release. A release that breaks the contract affects only its own
 * page or slot.
 */
export function asPageModule(id: string, value: unknown): PageModule {
  if (!isPageModule(value))
    throw new Error(`${id} is not a page module. Expected exports: loader, meta, Component, ErrorBoundary.`);
  return value;
}

/** Validates the action for forms posted to a page; only the server calls it. @returns undefined for a page without forms */
export function asPageAction(id: string, value: unknown): PageAction | undefined {
  if (value === undefined) return undefined;
  if (!isPageAction(value)) throw new Error(`${id} exports an invalid action. Expected an object with run and notice.`);
  return value;
}

export function asSlotModule(id: string, value: unknown): SlotModule {
  if (!isSlotModule(value))
    throw new Error(`${id} is not a slot module. Expected exports: Component, and optionally a loader function.`);
  return value;
}

/** Messages of one remote in one language: bundles by namespace, its own and those of the shared packages it uses. */
export function asMessages(id: string, value: unknown): MessageBundles {
  const bundles = isRecord(value) ? value['messages'] : undefined;
  if (!isRecord(bundles) || !isBundles(bundles))
    throw new Error(`${id} has no valid messages. Expected an export messages with bundles by namespace.`);
  return bundles;
}

function isBundles(value: Record<string, unknown>): value is MessageBundles {
  return Object.values(value).every(isMessages);
}

/**
 * Validates any expose of a release, by its name: messages, a page or a slot. A release that breaks the contract must not go live.
 *
 * @param container for the message of the error
 */
export function checkExpose(container: string, expose: string, value: unknown): void {
  const id = `${container}/${expose}`;
  if (expose.startsWith('messages.')) asMessages(id, value);
  else if (expose.endsWith('Page')) asPageModule(id, value);
  else asSlotModule(id, value);
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
