import {
  CHANNELS,
  defaultChannel,
  LANGUAGES,
  type Channel,
  type Currency,
  type Language,
  type Market,
} from './channels.ts';

/** Channel, market and language of a request. The same three ids give the same object, so that it can key a cache. */
export interface View {
  channel: Channel;
  market: Market;
  language: Language;
  currency: Currency;
}

export interface ViewArgs {
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}

const views = new Map<string, View>();

/** Returns the view of three ids. An unknown or missing id means the default of the channel. */
export function viewOf({ channelId, languageId, marketId }: ViewArgs): View {
  const channel = CHANNELS.find(({ id }) => id === channelId) ?? defaultChannel;
  const language = languageOf(languageId) ?? languageOf(channel.defaultLanguageId);
  const market = marketOf(channel, marketId) ?? marketOf(channel, channel.defaultMarketId);
  if (!language || !market)
    throw new Error(`Channel ${channel.id} has a default language or market that it does not offer.`);

  const key = `${channel.id} ${language.code} ${market.id}`;
  const known = views.get(key);
  if (known) return known;
  const view = { channel, market, language, currency: market.currency };
  views.set(key, view);
  return view;
}

/** Accepts `sv-SE` and `sv`. */
function languageOf(id: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language.id === id || language.code === id);
}

function marketOf(channel: Channel, idOrAlias: string | null | undefined): Market | undefined {
  return channel.markets.find(({ id, alias }) => id === idOrAlias || alias === idOrAlias);
}
