import type { LocaleCode } from '@hemvaror/domain/site/locales';

/** ERR-12: quoted in English, and shown in English on both sites (OP-06). */
export const ERROR_PAGE_FAILED = 'An error occurred while showing the error page';

/** Not part of the messages, which may have failed to load. */
export const HOME_LINK_TEXT: Record<LocaleCode, string> = { sv: 'Till startsidan', en: 'Go to home page' };

interface Failure {
  locale: LocaleCode;
  error: unknown;
  /** Connects a shopper's report with the log lines. */
  requestId: string;
  isProduction: boolean;
}

/** The document for when the error page itself cannot be rendered. It contains the stack in development only. */
export function failedErrorPage({ locale, error, requestId, isProduction }: Failure): string {
  const details = isProduction ? requestId : stackOf(error);
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>500</title>` +
    `<h1 lang="en">${ERROR_PAGE_FAILED}</h1><pre>${escaped(details)}</pre><p><a href="/">${HOME_LINK_TEXT[locale]}</a></p></html>`
  );
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
