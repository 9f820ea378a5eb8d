import { consentTextVersion } from '@hemvaror/domain/site/consentRecord';
import { storedConsent } from '@hemvaror/runtime/state/storedConsent';

/** Whether the cookies of the page have the shopper's consent to tracking. A browser without cookies has no consent. */
export function hasConsent(): boolean {
  return storedConsent(consentTextVersion(true)) === 'allowed';
}
