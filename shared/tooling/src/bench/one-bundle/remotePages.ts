import { splitExposeId, type ExposeId, type PageModule, type SlotModule } from '@hemvaror/runtime/contract/contract';
import { asMessages, asPageModule, asSlotModule } from '../../../../../shell/src/app/core/exposes.ts';
import type { RemotePages as ShellsRemotePages } from '../../../../../shell/src/browser/boot/remotePages.ts';
import { withRetry } from '@hemvaror/runtime/defer/withRetry';
import { EXPOSES } from './exposeTable.ts';

type I18n = ConstructorParameters<typeof ShellsRemotePages>[1];

/** Replaces the shell's `remotePages.ts`: pages and slots are chunks of this build. */
export class RemotePages implements Pick<ShellsRemotePages, 'page' | 'slot'> {
  readonly #i18n: I18n;
  readonly #loadedMessages = new Set<string>();

  constructor(_remotes: unknown, i18n: I18n) {
    this.#i18n = i18n;
  }

  page = async (id: ExposeId): Promise<PageModule> => {
    const [module] = await Promise.all([this.#module(id), this.#messages(id)]);
    return asPageModule(id, module);
  };

  slot = async (id: ExposeId): Promise<SlotModule> => {
    const [module] = await Promise.all([this.#module(id), this.#messages(id)]);
    return asSlotModule(id, module);
  };

  async #module(id: ExposeId): Promise<unknown> {
    const load = EXPOSES[id];
    if (typeof load !== 'function') throw new Error(`${id} is not an expose of this build.`);
    return withRetry(async (): Promise<unknown> => load());
  }

  async #messages(id: ExposeId): Promise<void> {
    const { remote } = splitExposeId(id);
    const { language } = this.#i18n;
    if (this.#loadedMessages.has(remote)) return;
    const messagesId: ExposeId = `${remote}/messages.${language}`;
    const bundles = asMessages(messagesId, await this.#module(messagesId));
    for (const [namespace, messages] of Object.entries(bundles)) {
      this.#i18n.addResourceBundle(language, namespace, messages, true, false);
    }
    this.#loadedMessages.add(remote);
  }
}
