/** Id by which the inline script finds the bar. */
export const CONSENT_BAR_ID = 'cookie-consent';
