import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { OldBrowserMessage } from './OldBrowserMessage.tsx';
import { OLD_BROWSER_SCRIPT } from '../inline-scripts/oldBrowserScript.ts';

test.each([
  ['sv', sv, /^Din webbläsare är för gammal/],
  ['en', en, /^Your browser is out of date/],
] as const)(
  'HEAD-23 on the %s site an old browser is told that it is too old, a current one is not',
  async (...given) => {
    const [locale, shell, words] = given;
    await renderComponent(<OldBrowserMessage />, { messages: { shell }, locale });
    expect(screen.getByText(words)).not.toBeVisible();

    runAsOldBrowser(OLD_BROWSER_SCRIPT);

    expect(screen.getByText(words)).toBeVisible();
  },
);

/** What the document's head marks `nomodule`, as a browser meets it that does not know the word. */
function runAsOldBrowser(text: string): void {
  const script = document.createElement('script');
  script.text = text;
  document.head.append(script);
  script.remove();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
