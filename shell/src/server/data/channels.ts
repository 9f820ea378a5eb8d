import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { fetchChannel } from '../../app/data/fetchChannel.ts';
import type { Channel } from '../../app/data/rootData.ts';
import { ANONYMOUS, apiClient } from './apiClient.ts';
import type { Environment } from '../settings/settings.ts';
import { staleWhileRevalidate, type GetShared } from './staleWhileRevalidate.ts';

export type ChannelResults = Readonly<Record<LocaleCode, PromiseSettledResult<Channel>>>;

/** Time for which a failed fetch is not retried, so that not every request waits for it. */
const RETRY_MS = 1_000;

/** The channels of the shop's languages, which every address is resolved with. */
export class Channels {
  readonly #env: Environment;
  readonly #shared: GetShared<Channel>;
  readonly #failures = new Map<LocaleCode, { at: number; result: PromiseRejectedResult }>();

  constructor(
    env: Environment,
    freshMs: number,
    onError: (error: unknown) => void,
    options: Parameters<typeof staleWhileRevalidate>[2] = {},
  ) {
    this.#env = env;
    this.#shared = staleWhileRevalidate(freshMs, onError, options);
  }

  /** Each language's channel from the cache, or the error of its fetch. */
  async all(requestId: string): Promise<ChannelResults> {
    const [sv, en] = await Promise.all(LOCALE_CODES.map(async (locale) => this.#channelOf(locale, requestId)));
    if (!sv || !en) throw new Error('A language has no channel result.');
    return { sv, en };
  }

  async #channelOf(locale: LocaleCode, requestId: string): Promise<PromiseSettledResult<Channel>> {
    const failure = this.#failures.get(locale);
    if (failure && Date.now() - failure.at < RETRY_MS) return failure.result;
    try {
      const value = await this.#shared(locale, async () => fetchChannel(this.#client(locale, requestId)));
      this.#failures.delete(locale);
      return { status: 'fulfilled', value };
    } catch (reason) {
      const result: PromiseRejectedResult = { status: 'rejected', reason };
      this.#failures.set(locale, { at: Date.now(), result });
      return result;
    }
  }

  #client(locale: LocaleCode, requestId: string) {
    const { channelId } = this.#env.sites[locale];
    const site = { channelId, languageId: LOCALES[locale].iso, market: this.#env.FALLBACK_MARKET };
    return apiClient(this.#env, site, ANONYMOUS, requestId);
  }
}
