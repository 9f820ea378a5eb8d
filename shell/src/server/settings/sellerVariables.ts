import * as z from 'zod';
import { pageElsewhere, securePage, singleLine } from './valueTypes.ts';

const SELLER = 'The seller';

/** Environment variables for the name and the contact details of the seller. */
export const sellerVariables = {
  SHOP_NAME: z
    .string()
    .default('Hemvist')
    .meta({ group: SELLER, help: 'name of the shop: in titles, link previews and mails', public: 'shopName' }),
  SHOP_EMAIL: z.email().default('hej@hemvist.example').meta({
    group: SELLER,
    help: 'address for questions: in the footer, the account and mails',
    public: 'contact.email',
  }),
  SECURITY_CONTACT: z.union([z.email(), securePage], 'Expected an email address or an https address.').optional().meta({
    group: SELLER,
    help: 'email or https address for reports of vulnerabilities, in `/.well-known/security.txt`. Without it, the address for questions',
  }),
  SECURITY_POLICY: securePage.optional().meta({
    group: SELLER,
    help: 'https address of the page that says how to report a vulnerability, named in the same file',
  }),
  SHOP_PHONE: singleLine
    .default('000-00 00 00')
    .meta({ group: SELLER, help: 'phone number: in the footer and mails', public: 'contact.phone' }),
  SHOP_HOURS_SV: singleLine.default('vardagar 9–16').meta({
    group: SELLER,
    help: 'when customer service answers, in the sentence "Vi svarar …" of the Swedish site',
    public: 'contact.hours',
  }),
  SHOP_HOURS_EN: singleLine
    .default('weekdays, 9 am–4 pm')
    .meta({ group: SELLER, help: 'the same in "We\'re here …" on the English site', public: 'contact.hours' }),
  /** FOOT-04 */
  SHOP_INSTAGRAM: pageElsewhere.prefault('https://www.instagram.com/hemvist.example').meta({
    group: SELLER,
    help: 'the profile that the footer links to, or none',
    public: 'contact.instagram',
  }),
  SHOP_FACEBOOK: pageElsewhere
    .prefault('https://www.facebook.com/hemvist.example')
    .meta({ group: SELLER, help: 'the same', public: 'contact.facebook' }),
};
