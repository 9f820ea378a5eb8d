import type { CarrierOffer } from './carriers.ts';
import type { Currency, Language, LanguageCode, Site } from './channels.ts';
import type { PaymentMethod } from './payments.ts';

/** A country, or a region to browse in, with its terms. */
export interface Market {
  id: string;
  alias: string;
  groupKey: string;
  defaultLanguageId: string;
  /** Offered neither by the site nor by the checkout. */
  virtual: boolean;
  /** The site does not offer it, only the checkout does. */
  onlyDisplayInCheckout: boolean;
  /** Whether orders are delivered there: it is a country. Others, such as Europe, are markets to browse in. */
  delivers: boolean;
  allowedLanguages: Language[];
  /** The code is that of ISO 3166 in a market that delivers, else EU or XX. */
  country: { name: string; code: string };
  currency: Currency;
  /** Minor units including VAT: goods worth more than that after discounts ship free (CART-10); null without free shipping. */
  freeAbove: number | null;
  /** Cost of return shipping in minor units including VAT, deducted from a refund. */
  returnFee: number;
  /** The notice on the legal guarantee; null in a market without one. */
  guaranteeNotice: GuaranteeNotice | null;
  /** In the order in which the checkout offers them. */
  carriers: readonly CarrierOffer[];
  payments: readonly PaymentMethod[];
}

export interface GuaranteeNotice {
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** The official notice by language, as widget images; null while the shop has only its text. */
  images: Record<LanguageCode, string> | null;
}

/** How shoppers reach customer service. */
export interface ContactDetails {
  email: string;
  phone: string;
  /** When it answers. */
  hours: Record<LanguageCode, string>;
  address: string;
  organizationNumber: string;
}

/** The contact details of a channel, in which its language is the default. */
export interface ChannelContact extends ContactDetails {
  defaultLanguageId: string;
}

/** A site with its active markets. */
export interface Channel extends Site {
  markets: Market[];
  contact: ContactDetails;
  /** Whether the contact details are those of the channel, not of the settings. */
  hasOwnContact: boolean;
}
