interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

declare global {
  interface Window {
    /** Not in all browsers. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Sent as text, before all other scripts of the checkout: it must not reference other code. Creates the only policy that Trusted Types
 * allow there (OP-67). Code of the page can load scripts from the folders of the shell and of one remote, and the service worker. Markup and
 * code in a text are refused, but for the empty markup and the empty script element that React sets.
 *
 * @param folder of the remote's files
 */
export function limitScripts(folder: string): void {
  const { origin } = window.location;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
    createScript: () => null,
    createScriptURL: (address) => {
      const url = new URL(address, origin);
      const isAllowed =
        ['/assets/', folder].some((start) => url.pathname.startsWith(start)) || url.pathname === '/sw.js';
      return url.origin === origin && isAllowed ? address : null;
    },
  });
}
