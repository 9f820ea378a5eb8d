import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { splitExposeId, type ExposeId, type PageModule, type SlotModule } from '@storefront/federation/contract';
import type { PageRemotes } from '@storefront/federation/registry';
import type { I18n } from '@storefront/platform/i18next';
import { asMessages, asPageModule, asSlotModule } from '../exposes.ts';
import { browserCode } from './browserCode.ts';
import { within } from '../within.ts';
import { withRetry } from './withRetry.ts';

/** Ms that a page's code may take once the shopper asks for it; for a slot, `RemoteSlot` waits. */
const PAGE_LIMIT_MS = 10_000;

/** Loads pages and slots of the releases that the server chose for this page view, with their messages. */
export class RemotePages {
  readonly #remotes: PageRemotes;
  readonly #i18n: I18n;
  readonly #spoken = new Set<string>();

  constructor(remotes: PageRemotes, i18n: I18n) {
    this.#remotes = remotes;
    this.#i18n = i18n;
    registerPlugins([browserCode(remotes)]);
    registerRemotes(Object.values(remotes).map(({ container, entry }) => ({ name: container, entry })));
  }

  page = async (id: ExposeId): Promise<PageModule> => {
    const late = () => new Error(`not there within ${PAGE_LIMIT_MS} ms`);
    const [module] = await within(PAGE_LIMIT_MS, Promise.all([this.#module(id), this.#messages(id)]), late);
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

  /** Brings a remote's messages once; the second page of the same remote finds them there. */
  async #messages(id: ExposeId): Promise<void> {
    const { remote } = splitExposeId(id);
    const { language } = this.#i18n;
    if (this.#spoken.has(remote)) return;
    const messagesId: ExposeId = `${remote}/messages.${language}`;
    const bundles = asMessages(messagesId, await this.#module(messagesId));
    for (const [namespace, messages] of Object.entries(bundles)) {
      // Two remotes may bring two ages of a shared package's messages: what is there stays, what is new is added.
      this.#i18n.addResourceBundle(language, namespace, messages, true, false);
    }
    this.#spoken.add(remote);
  }
}
