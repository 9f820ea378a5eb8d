import { LOCALES } from '@hemvaror/domain/site/locales';
import * as z from 'zod';
import { safetyParameters } from './safetyParameters.ts';
import { addressForBrowsers, list, origin, parsedBy } from './valueTypes.ts';

const API = 'API';

const header = z.string().regex(/^[\x21-\x7e]{1,100}$/, 'Expected printable ASCII characters without spaces.');

/** Environment variables for the addresses of the API and the requests to it. */
export const apiVariables = {
  API_KEY: z
    .string()
    .default('storefront-demo-key')
    .meta({ group: API, help: 'key that the API requires', public: 'apiKey' }),
  GRAPHQL_URL: z.url().default('http://127.0.0.1:4000/graphql').meta({
    group: API,
    help: 'address of the API for the shell',
    example: 'https://merchantapi.geins.io/graphql',
    compose: 'http://commerce-api:4000/graphql',
  }),
  CHANGES_URL: z.url().optional().meta({
    group: API,
    help: 'address at which commerce-api announces changes, which empties the cache of pages at once; without it, a page shows a change after at most 30 s, or one visit later',
    shown: 'none',
    compose: 'http://commerce-api:4000/-/changes',
  }),
  AUTH_URL: z.url().default('http://127.0.0.1:4000/auth').meta({
    group: API,
    help: 'address of its auth service',
    example: 'https://auth-service.geins.io/api/ACCOUNT_prod',
    compose: 'http://commerce-api:4000/auth',
  }),
  SIGN_URL: z.url().default('http://127.0.0.1:4000/auth/sign').meta({
    group: API,
    help: 'address of its sign service',
    example: 'https://merchantapi.geins.io/auth/sign',
    compose: 'http://commerce-api:4000/auth/sign',
  }),
  IMAGE_URL: z.url().default('http://127.0.0.1:4000/images').meta({
    group: API,
    help: 'address of its images',
    example: 'https://ACCOUNT.commerce.services',
    compose: 'http://commerce-api:4000/images',
  }),
  NEWSLETTER_URL: z.url().default('http://127.0.0.1:4000/newsletter').meta({
    group: API,
    help: 'address of its pages that confirm and end a newsletter subscription',
    compose: 'http://commerce-api:4000/newsletter',
  }),
  PAYMENTS_URL: z.url().default('http://127.0.0.1:4000/payments').meta({
    group: API,
    help: 'address of its webhooks for payment providers, and of the pages of its payment sandbox',
    compose: 'http://commerce-api:4000/payments',
  }),
  PAYMENT_FORM_ORIGINS: list.pipe(z.array(origin)).default([]).meta({
    group: API,
    help: 'origins, separated by commas, that the forms of payment providers in the checkout load scripts, frames and data from. They run in a sandboxed document, not in the page',
    example: 'https://checkout.provider.example',
  }),
  /** API-02, API-03 */
  BROWSER_GRAPHQL_URL: addressForBrowsers.prefault('/graphql').meta({
    group: API,
    help: 'address of the API for browsers: a path, which the shell forwards, or an address on another origin, which must allow the sites (CORS). There, a guest cannot return to a checkout, as its cookie stays on the origin of the shop',
    example: 'https://merchantapi.geins.io/graphql',
    public: 'graphqlEndpoint',
  }),
  /** CONST-06 */
  BROWSER_AUTH_URL: addressForBrowsers.prefault('/auth').meta({
    group: API,
    help: 'the same for the auth service; on another site its refresh cookie is a third-party cookie, which browsers may block',
    example: 'https://auth-service.geins.io/api/ACCOUNT_prod',
    public: 'authEndpoint',
  }),
  BROWSER_SIGN_URL: addressForBrowsers.prefault('/auth/sign').meta({
    group: API,
    help: 'the same for the sign service; browsers append the API key and the challenge',
    example: 'https://merchantapi.geins.io/auth/sign',
  }),
  /** CONST-08 */
  BROWSER_IMAGE_URL: addressForBrowsers.prefault('/images').meta({
    group: API,
    help: 'the same for images, in pages, link previews and structured data; without CORS',
    example: 'https://ACCOUNT.commerce.services',
    public: 'imageServer',
  }),
  /** API-07 */
  CLIENT_NAME: header.optional().meta({
    group: API,
    help: 'name of the shop to the API, in the header `apollographql-client-name` of shell and browsers; without it there is no such header',
    example: 'hemvist-web',
    public: 'clientName',
  }),
  CLIENT_VERSION: header.optional().meta({
    group: API,
    help: 'the same for `apollographql-client-version`',
    example: '1.4.0',
    public: 'clientVersion',
  }),
  API_ADDITIONS: z.stringbool().default(true).meta({
    group: API,
    help: 'false for an API without our additions to the published contract: reviews are then neither sorted nor marked as verified, delivery days come from DELIVERY_DAYS, payment methods from PAYMENT_METHODS, the cart of a customer stays in one browser, prices by quantity are shown once the product is in the cart, and product safety comes from SAFETY_PARAMETERS',
    public: 'apiAdditions',
  }),
  SAFETY_PARAMETERS: list.transform(parsedBy(safetyParameters)).optional().meta({
    group: API,
    help: 'parameters of a product that contain its safety information, for an API without our additions, as pairs of part and identifier or name; parts are manufacturer, manufacturerAddress, manufacturerContact (email or address of a page), responsiblePerson, responsiblePersonAddress, responsiblePersonContact and warnings (one per line). By default the identifiers manufacturer, manufacturer-address, manufacturer-contact, responsible-person, responsible-person-address, responsible-person-contact and warnings. A part may be repeated, for example with its name in each language',
    example: 'manufacturer:Tillverkare,manufacturer:Manufacturer,warnings:Varning',
    public: 'safetyParameters',
  }),
  CHANNEL_ID_SV: z
    .string()
    .default(LOCALES.sv.channelId)
    .meta({ group: API, help: 'channel of the Swedish site in the API' }),
  CHANNEL_ID_EN: z
    .string()
    .default(LOCALES.en.channelId)
    .meta({ group: API, help: 'channel of the English site in the API' }),
  FORWARD_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000).meta({
    group: API,
    help: 'longest wait of a forwarded request for headers, and then for each part of the body; 5 s at most to connect',
  }),
};
