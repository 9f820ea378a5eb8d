import { httpGet } from '@hemvaror/tooling/site/httpGet';

export interface DocumentResponse {
  status: number;
  location: string | undefined;
  /** Text of the first `h1`. */
  heading: string;
  body: string;
}

/** Fetches a document without following redirects. */
export async function fetchDocument(url: string, headers: Record<string, string> = {}): Promise<DocumentResponse> {
  const { status, headers: responseHeaders, body } = await httpGet(url, headers);
  return { status, location: responseHeaders.location, heading: parseHeading(body), body };
}

/** Fetches a document and follows one redirect: the shop never needs a second one. */
export async function fetchFollowingRedirect(
  url: string,
  headers: Record<string, string> = {},
): Promise<DocumentResponse & { url: string }> {
  const first = await fetchDocument(url, headers);
  if (first.location === undefined) return { ...first, url };
  const next = new URL(first.location, url).href;
  return { ...(await fetchDocument(next, headers)), url: next };
}

function parseHeading(html: string): string {
  const [, content = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return content
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();
}
