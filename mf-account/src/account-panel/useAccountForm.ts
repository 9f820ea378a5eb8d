import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';

/** What the box on top of a form says. */
export type Feedback = 'invalid' | 'refused' | 'failed' | 'done' | 'commonPassword' | { waitMinutes: number };

/**
 * How it went. `credentials`: the service said no, which has words of its own in each form. `commonPassword`: a password that
 * everybody tries first. `tooManyAttempts`: nothing is verified for a while. `unavailable`: an auth request that failed
 * technically, which is silent (AUTH-30, OP-31). `failed`: any other that did. `passwordNeeded`: the form asks for it.
 */
export type FormOutcome =
  | { ok: true }
  | { ok: false; reason: 'credentials' | 'commonPassword' | 'unavailable' | 'failed' | 'passwordNeeded' }
  | { ok: false; reason: 'tooManyAttempts'; retryAfterSeconds: number };

/** How long the success message is shown before the panel closes or the shopper is taken on (ACCOUNT-02). */
const REDIRECT_DELAY_MS = 1_000;

interface AccountFormSteps {
  /** Judges every field, so that each says what is wrong with it. @returns whether all are in order */
  check: (values: FormData) => boolean;
  send: (values: FormData) => Promise<FormOutcome>;
}

/**
 * What the account forms have in common: check, send, say how it went, go on.
 *
 * @param goOn after the good news has been read; without it, the form stays
 */
export function useAccountForm(goOn?: () => void) {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [isBusy, setBusy] = useState(false);
  const goesOn = goOn !== undefined;
  const goingOn = useEffectEvent(() => goOn?.());

  useEffect(() => {
    if (feedback !== 'done' || !goesOn) return undefined;
    const timer = setTimeout(() => goingOn(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [feedback, goesOn]);

  async function submit(event: FormEvent<HTMLFormElement>, { check, send }: AccountFormSteps): Promise<void> {
    event.preventDefault();
    if (isBusy || (feedback === 'done' && goesOn)) return;
    const form = event.currentTarget;
    const values = new FormData(form);

    if (!check(values)) {
      setFeedback('invalid');
      // Once the fields are marked: what is to be mended is where the shopper goes on.
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
  unavailable: null,
  failed: 'failed',
  passwordNeeded: null,
} as const;

/** What the box says of an outcome; null for an outcome without words. */
export function feedbackOf(outcome: FormOutcome): Feedback | null {
  if (outcome.ok) return 'done';
  if (outcome.reason !== 'tooManyAttempts') return FEEDBACK[outcome.reason];
  return { waitMinutes: Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60)) };
}

/** The text of a field, by its name; empty when there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
