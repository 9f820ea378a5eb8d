import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';

/** The message above a form. */
export type Feedback =
  'invalid' | 'refused' | 'failed' | 'unreachable' | 'done' | 'commonPassword' | 'otherUser' | AttemptLimit;

/**
 * Result of a form. `credentials`: the service refused, with a separate message in each form. `commonPassword`: the password
 * is on the list of common ones. `tooManyAttempts`: rate limit. `unreachable`: no response. `unavailable`, `failed`: the auth
 * service or the API failed. `otherUser`: another tab has logged in or out. `passwordNeeded`: the form must prompt for the
 * password.
 */
export type FormOutcome =
  | { ok: true }
  | {
      ok: false;
      reason:
        'credentials' | 'commonPassword' | 'unreachable' | 'unavailable' | 'failed' | 'otherUser' | 'passwordNeeded';
    }
  | ({ ok: false } & AttemptLimit)
  /** From the auth client. */
  | { ok: false; reason: 'tooManyAttempts'; retryAfterSeconds: number };

/** How long the success message is visible before the panel closes or the page changes (ACCOUNT-02). */
const REDIRECT_DELAY_MS = 1_000;

interface AccountFormSteps {
  /** Validates every field, so that each shows its error. @returns whether all are valid */
  check: (values: FormData) => boolean;
  send: (values: FormData) => Promise<FormOutcome>;
}

/**
 * Submits an account form: validates, sends, shows the result.
 *
 * @param onDone called after the success message; without it, the form stays open
 */
export function useAccountForm(onDone?: () => void) {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasOnDone = onDone !== undefined;
  const handleDone = useEffectEvent(() => onDone?.());

  useEffect(() => {
    if (feedback !== 'done' || !hasOnDone) return undefined;
    const timer = setTimeout(() => handleDone(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [feedback, hasOnDone]);

  async function submit(event: FormEvent<HTMLFormElement>, { check, send }: AccountFormSteps): Promise<void> {
    event.preventDefault();
    if (isBusy || (feedback === 'done' && hasOnDone)) return;
    const form = event.currentTarget;
    const values = new FormData(form);

    if (!check(values)) {
      setFeedback('invalid');
      // Wait until the errors are rendered, then focus the first invalid field.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }

    setFeedback(null);
    setBusy(true);
    setFeedback(feedbackOf(await send(values)));
    setBusy(false);
  }

  return { feedback, isBusy, submit, hideFeedback: () => setFeedback(null) };
}

const FEEDBACK = {
  credentials: 'refused',
  commonPassword: 'commonPassword',
  unreachable: 'unreachable',
  unavailable: 'failed',
  failed: 'failed',
  otherUser: 'otherUser',
  passwordNeeded: null,
} as const;

/** The message of an outcome; null for an outcome without one. */
export function feedbackOf(outcome: FormOutcome): Feedback | null {
  if (outcome.ok) return 'done';
  if (outcome.reason !== 'tooManyAttempts') return FEEDBACK[outcome.reason];
  return attemptLimit(outcome);
}

/** The text of a field as it is sent, cleaned. The field keeps what was typed. */
export function cleanTextOf(values: FormData, name: string): string {
  return cleanText(textOf(values, name));
}

/** The text of a field; empty if the form has no such field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
