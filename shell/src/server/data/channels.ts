import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { fetchChannel } from '../../app/data/fetchChannel.ts';
import type { Channel } from '../../app/data/rootData.ts';
import { ANONYMOUS, apiClient } from './apiClient.ts';
import type { Environment } from '../settings/settings.ts';
import { staleWhileRevalidate, type GetShared } from './staleWhileRevalidate.ts';

export type ChannelResults = Readonly<Record<LocaleCode, PromiseSettledResult<Channel>>>;

/** Ms that a channel that could not be had is not asked for again, so that each request does not wait for it. */
const RETRY_MS = 1_000;

/** The channels of the shop's languages: what every address needs to be understood. */
export class Channels {
  readonly #env: Environment;
  readonly #shared: GetShared<Channel>;
  readonly #failures = new Map<LocaleCode, { at: number; answer: PromiseRejectedResult }>();

  constructor(env: Environment, freshMs: number, onError: (error: unknown) => void) {
    this.#env = env;
    this.#shared = staleWhileRevalidate(freshMs, onError);
  }

  /** Each language's channel from memory, or why it cannot be had. */
  async all(requestId: string): Promise<ChannelResults> {
    const [sv, en] = await Promise.all(LOCALE_CODES.map(async (locale) => this.#answer(locale, requestId)));
    if (!sv || !en) throw new Error('every language has an answer');
    return { sv, en };
  }

  async #answer(locale: LocaleCode, requestId: string): Promise<PromiseSettledResult<Channel>> {
    const failure = this.#failures.get(locale);
    if (failure && Date.now() - failure.at < RETRY_MS) return failure.answer;
    try {
      const value = await this.#shared(locale, async () => fetchChannel(this.#client(locale, requestId)));
      this.#failures.delete(locale);
      return { status: 'fulfilled', value };
    } catch (reason) {
      const answer: PromiseRejectedResult = { status: 'rejected', reason };
      this.#failures.set(locale, { at: Date.now(), answer });
      return answer;
    }
  }

  #client(locale: LocaleCode, requestId: string) {
    const { channelId } = this.#env.sites[locale];
    const site = { channelId, languageId: LOCALES[locale].iso, market: this.#env.FALLBACK_MARKET };
    return apiClient(this.#env, site, ANONYMOUS, requestId);
  }
}
