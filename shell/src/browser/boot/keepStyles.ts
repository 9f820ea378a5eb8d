import { STYLES_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { writeCookie } from '@hemvaror/runtime/state/cookies';
import { isSlowOrMetered } from '../../app/navigation/connection.ts';

/**
 * Loads the stylesheets that the document contains as text into the browser's cache, and notes that: the next document links to
 * them. On a slow or metered connection every document contains its styles.
 *
 * @param release id of the shell's release
 */
export async function keepStyles(release: string): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  if (styles.length === 0 || isSlowOrMetered(navigator.connection)) return;
  try {
    const responses = await Promise.all(
      // In the mode of a document's stylesheets.
      styles.map(async ({ dataset: { href = '' } }) => fetch(href, { credentials: 'same-origin', priority: 'low' })),
    );
    if (responses.every(({ ok }) => ok)) writeCookie(STYLES_COOKIE, release, 'session');
  } catch {
    // The next document contains its styles again.
  }
}
