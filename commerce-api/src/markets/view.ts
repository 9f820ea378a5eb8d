import { CURRENCIES, LANGUAGES, type Currency, type CurrencyCode, type Language } from './channels.ts';
import { countryNames } from './countries.ts';
import type { Channel, Market } from './market.ts';

/** Channel, market and language of a request. The same three ids give the same object until the markets change. */
export interface View {
  channel: Channel;
  market: Market;
  language: Language;
  currency: Currency;
  /** All markets, as they were when the request began. */
  markets: Markets;
}

export interface ViewArgs {
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}

/** The market in which an order was placed. */
interface OrderPlace {
  channelId: string;
  marketId: string;
  currency: CurrencyCode;
}

/** The channels with their markets at one time. It never changes: a change of the data creates another one. */
export class Markets {
  /** The first one is the default; their markets are the active ones. */
  readonly channels: readonly [Channel, ...Channel[]];
  /** Also those that are no longer active, by channel and market id. */
  readonly #everyMarket: ReadonlyMap<string, Market>;
  /** ISO codes of the countries that we deliver to, by code and name in lower case. */
  readonly #countries: ReadonlyMap<string, string>;
  readonly #views = new Map<string, View>();

  /** @param inactive by channel id */
  constructor(
    channels: readonly [Channel, ...Channel[]],
    inactive: ReadonlyMap<string, readonly Market[]> = new Map(),
  ) {
    this.channels = channels;
    this.#everyMarket = new Map(
      channels.flatMap(({ id, markets }) =>
        [...(inactive.get(id) ?? []), ...markets].map((market) => [`${id} ${market.id}`, market]),
      ),
    );
    const codes = channels.flatMap(({ markets }) =>
      markets.filter(({ delivers }) => delivers).map(({ country }) => country.code),
    );
    this.#countries = new Map(codes.flatMap((code) => countryNames(code).map((name) => [name, code])));
  }

  /** The channel of an id; for an unknown or missing one, the default. */
  channel(id: string | null | undefined): Channel {
    return this.channels.find((channel) => channel.id === id) ?? this.channels[0];
  }

  /** Returns the view of three ids. An unknown or missing id means the default of the channel. */
  viewOf({ channelId, languageId, marketId }: ViewArgs): View {
    const channel = this.channel(channelId);
    const language = languageOf(languageId) ?? languageOf(channel.defaultLanguageId);
    const market = marketOf(channel, marketId) ?? marketOf(channel, channel.defaultMarketId);
    if (!language || !market) {
      throw new Error(`Channel ${channel.id} has a default language or market that it does not offer.`);
    }
    const key = `${channel.id} ${language.code} ${market.id}`;
    const known = this.#views.get(key);
    if (known) return known;
    const view = { channel, market, language, currency: market.currency, markets: this };
    this.#views.set(key, view);
    return view;
  }

  /**
   * The view of an order in the language of its reader. Its market may be inactive by now. The currency is that of the order:
   * the market's may have changed since.
   */
  viewOfOrder({ channelId, marketId, currency }: OrderPlace, { id: languageId }: Pick<Language, 'id'>): View {
    const view = this.viewOf({ channelId, marketId, languageId });
    const market = this.#everyMarket.get(`${view.channel.id} ${marketId}`) ?? view.market;
    return { ...view, market, currency: CURRENCIES[currency] };
  }

  /** Parses an ISO code, English or Swedish name of a country that we deliver to to its ISO code; undefined for other texts. */
  countryCode(text: string): string | undefined {
    return this.#countries.get(text.trim().toLowerCase());
  }
}

/** Accepts `sv-SE` and `sv`. */
export function languageOf(id: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language.id === id || language.code === id);
}

function marketOf(channel: Channel, idOrAlias: string | null | undefined): Market | undefined {
  return channel.markets.find(({ id, alias }) => id === idOrAlias || alias === idOrAlias);
}
