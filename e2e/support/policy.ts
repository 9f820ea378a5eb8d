import { createHash } from 'node:crypto';

/** Types of script elements that browsers do not execute. */
const DATA = /type="application\/(?:ld\+)?json"/;

interface InlineElement {
  /** The whole element. */
  markup: string;
  text: string;
}

/** The inline scripts of a document that browsers execute, and its inline stylesheets. */
export function inlineElements(html: string): Record<'scripts' | 'styles', InlineElement[]> {
  const scripts = [...html.matchAll(/<script((?![^>]*\bsrc=)[^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([markup, , text = '']) => ({ markup, text }));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([markup, text = '']) => ({ markup, text }));
  return { scripts, styles };
}

/** The inline scripts and styles that a policy does not allow. @param policy the header Content-Security-Policy */
export function unlistedElements(html: string, policy: string): string[] {
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  const { scripts, styles } = inlineElements(html);
  const isListed = (name: string, { text }: InlineElement) =>
    directive(name).includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    ...scripts.filter((each) => !isListed('script-src', each)),
    ...styles.filter((each) => !isListed('style-src', each)),
  ].map(({ markup }) => markup);
}
