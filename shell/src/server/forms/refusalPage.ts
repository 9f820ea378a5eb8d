/** Statuses of refused forms. */
export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 500;

/** Not in the message files: the language is not resolved yet, so the page has the texts of both. */
const REASONS: Record<RefusalStatus, { sv: string; en: string }> = {
  400: { sv: 'Formuläret gick inte att läsa.', en: "We couldn't read the form." },
  403: { sv: 'Formuläret skickades från en annan webbplats.', en: 'The form was sent from another site.' },
  405: { sv: 'Sidan tar inte emot formulär.', en: "This page doesn't accept forms." },
  413: { sv: 'Formuläret är för stort.', en: 'The form is too large.' },
  415: { sv: 'Formuläret har ett format som vi inte tar emot.', en: "We don't accept this form format." },
  500: {
    sv: 'Felet är vårt. Försök igen om en stund.',
    en: 'Something went wrong on our end. Please try again in a moment.',
  },
};

/** A document without scripts and stylesheets: the reason of the refusal, and a link to the home page. */
export function refusalPage(status: RefusalStatus): string {
  const { sv, en } = REASONS[status];
  return (
    `<!doctype html><html lang="sv"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${status}</title><main><h1>${status}</h1><p>${sv}</p><p lang="en">${en}</p>` +
    `<p><a href="/">Till startsidan</a> · <a href="/" lang="en">Go to home page</a></p></main></html>`
  );
}

export function isRefusalStatus(status: number | undefined): status is RefusalStatus {
  return status !== undefined && Object.hasOwn(REASONS, status);
}
