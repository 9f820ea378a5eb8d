import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { namespaceOf, splitExposeId, type ExposeId, type PageModule, type SlotModule } from '@storefront/federation/contract';
import type { PageRemotes } from '@storefront/federation/registry';
import type { I18n } from '@storefront/platform/i18next';
import { asMessages, asPageModule, asSlotModule } from '../exposes.ts';
import { browserCode } from './browserCode.ts';
import { withRetry } from './withRetry.ts';

/** Loads pages and slots of the releases that the server chose for this page view, with their messages. */
export class RemotePages {
  readonly #remotes: PageRemotes;
  readonly #i18n: I18n;

  constructor(remotes: PageRemotes, i18n: I18n) {
    this.#remotes = remotes;
    this.#i18n = i18n;
    registerPlugins([browserCode(remotes)]);
    registerRemotes(Object.values(remotes).map(({ container, entry }) => ({ name: container, entry })));
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
    const { remote, expose } = splitExposeId(id);
    const release = this.#remotes[remote];
    if (!release) throw new Error(`No release of ${remote} in this page.`);
    return withRetry(() => loadRemote(`${release.container}/${expose}`));
  }

  async #messages(id: ExposeId): Promise<void> {
    const { remote } = splitExposeId(id);
    const { language } = this.#i18n;
    const namespace = namespaceOf(remote);
    if (this.#i18n.hasResourceBundle(language, namespace)) return;
    const messagesId: ExposeId = `${remote}/messages.${language}`;
    this.#i18n.addResourceBundle(language, namespace, asMessages(messagesId, await this.#module(messagesId)));
  }
}
