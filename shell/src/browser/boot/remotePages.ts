import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import type { ExposeId, PageModule, SlotModule } from '@hemvaror/runtime/contract/contract';
import type { PageRemotes } from '@hemvaror/platform/contract/registry';
import { withRetry } from '@hemvaror/runtime/defer/withRetry';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import { addMessages } from '../../app/core/addMessages.ts';
import { asMessages, asPageModule, asSlotModule } from '../../app/core/exposes.ts';
import { browserCode } from './browserCode.ts';
import { withTimeout } from '../../app/core/withTimeout.ts';

/** Timeout of a page's code. `RemoteSlot` has the timeout of a slot's code. */
const CODE_TIMEOUT_MS = 10_000;

/** Loads pages and slots of the releases that the server chose for this page view, with their messages. */
export class RemotePages {
  readonly #remotes: PageRemotes;
  readonly #i18n: I18n;
  /** Remotes whose messages are loaded. */
  readonly #translated: Set<string>;

  /** @param translated remotes whose messages `i18n` has */
  constructor(remotes: PageRemotes, i18n: I18n, translated: readonly string[]) {
    this.#remotes = remotes;
    this.#i18n = i18n;
    this.#translated = new Set(translated);
    registerPlugins([browserCode(remotes)]);
    registerRemotes(Object.values(remotes).map(({ container, entry }) => ({ name: container, entry })));
  }

  page = async (id: ExposeId): Promise<PageModule> => {
    const timeoutError = () => new Error(`The code of ${id} did not load within ${CODE_TIMEOUT_MS} ms.`);
    const [module] = await withTimeout(
      CODE_TIMEOUT_MS,
      Promise.all([this.#module(id), this.#messages(id)]),
      timeoutError,
    );
    return asPageModule(id, module);
  };

  slot = async (id: ExposeId): Promise<SlotModule> => {
    const [module] = await Promise.all([this.#module(id), this.#messages(id)]);
    return asSlotModule(id, module);
  };

  async #module(id: ExposeId): Promise<unknown> {
    const { remote, expose } = splitExposeId(id);
    const release = this.#remotes[remote];
    if (!release) throw new Error(`No release of ${remote} in this page.`);
    return withRetry(() => loadRemote(`${release.container}/${expose}`));
  }

  /** Loads the messages of a remote, once for all its pages and slots. */
  async #messages(id: ExposeId): Promise<void> {
    const { remote } = splitExposeId(id);
    const { language } = this.#i18n;
    if (this.#translated.has(remote)) return;
    const messagesId: ExposeId = `${remote}/messages.${language}`;
    addMessages(this.#i18n, asMessages(messagesId, await this.#module(messagesId)));
    this.#translated.add(remote);
  }
}
