/** What the page's first script finds the bar by. */
export const CONSENT_BAR_ID = 'cookie-consent';
