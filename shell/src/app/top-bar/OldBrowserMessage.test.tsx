import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { OldBrowserMessage } from './OldBrowserMessage.tsx';
import { OLD_BROWSER_SCRIPT } from '../../first-view/inline-scripts/oldBrowserScript.ts';

test.each([
  ['sv', sv, /^Din webbläsare är för gammal/],
  ['en', en, /^Your browser is out of date/],
] as const)(
  'on the %s site the message is visible in an old browser, and hidden in a current one [HEAD-23]',
  async (...args) => {
    const [locale, shell, text] = args;
    await renderComponent(<OldBrowserMessage />, { messages: { shell }, locale });
    expect(screen.getByText(text)).not.toBeVisible();

    runAsOldBrowser(OLD_BROWSER_SCRIPT);

    expect(screen.getByText(text)).toBeVisible();
  },
);

/** Runs a `nomodule` script as a browser without module support does. */
function runAsOldBrowser(text: string): void {
  const script = document.createElement('script');
  script.text = text;
  document.head.append(script);
  script.remove();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
