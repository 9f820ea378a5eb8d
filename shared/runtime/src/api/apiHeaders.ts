/** The address of the API, and the identity of its caller. */
export interface ApiCaller {
  /** Absolute on the server, a path in the browser (API-02, API-03). */
  endpoint: string;
  apiKey: string;
  /** False if the API has the published contract only; true by default. */
  apiAdditions?: boolean;
  /** API-07 */
  clientName?: string | undefined;
  clientVersion?: string | undefined;
  /** Read for every call, as a login or logout changes it (API-06). */
  token: () => string | undefined;
  /** API-08: added to every call; read for each, as the market may change (LOCALE-17). */
  variables: () => { channelId: string; languageId: string; marketId: string };
  /** Sent with every call and read for each; the server passes the request's id. */
  headers?: () => Record<string, string>;
}

/** The headers of a call (API-06, API-07). */
export function apiHeaders({ apiKey, clientName, clientVersion, token, headers }: ApiCaller): Record<string, string> {
  const current = token();
  return {
    'x-apikey': apiKey,
    ...(clientName && { 'apollographql-client-name': clientName }),
    ...(clientVersion && { 'apollographql-client-version': clientVersion }),
    ...(current && { authorization: `Bearer ${current}` }),
    ...headers?.(),
  };
}
