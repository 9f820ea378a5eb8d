import { httpGet } from '@hemvaror/tooling/site/httpGet';

export interface Answer {
  status: number;
  location: string | undefined;
  /** Words of the first main heading. */
  heading: string;
  body: string;
}

/** Asks for a document without following where it leads. */
export async function fetchDocument(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { status, headers: answered, body } = await httpGet(url, headers);
  return { status, location: answered.location, heading: headingOf(body), body };
}

/** Asks, and follows one redirect: the shop never needs a second one. */
export async function fetchFollowingRedirect(
  url: string,
  headers: Record<string, string> = {},
): Promise<Answer & { url: string }> {
  const first = await fetchDocument(url, headers);
  if (first.location === undefined) return { ...first, url };
  const next = new URL(first.location, url).href;
  return { ...(await fetchDocument(next, headers)), url: next };
}

function headingOf(html: string): string {
  const [, words = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return words
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();
}
