import { useEffect, useState, type FormEvent } from 'react';
import type { AuthOutcome } from '@storefront/auth/authSession';
import { useDispatch } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';

/** What the box on top of a form says. */
export type Feedback = 'invalid' | 'refused' | 'done';

/** How long the good news stays before the panel closes (behaviors, section 12). */
const CLOSE_AFTER_MS = 1_000;

interface AccountFormSteps {
  /** Judges every field, so that each says what is wrong with it. @returns whether all are in order */
  check: (values: FormData) => boolean;
  send: (values: FormData) => Promise<AuthOutcome>;
}

/** What the account forms have in common: check, send, say how it went, close. */
export function useAccountForm() {
  const dispatch = useDispatch();
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (feedback !== 'done') return undefined;
    const timer = setTimeout(() => dispatch(panelSlice.actions.panelClosed()), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [feedback, dispatch]);

  async function submit(event: FormEvent<HTMLFormElement>, { check, send }: AccountFormSteps): Promise<void> {
    event.preventDefault();
    if (isBusy || feedback === 'done') return;
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

/** A request that failed technically is silent (AUTH-30, OP-31). */
function feedbackOf(outcome: AuthOutcome): Feedback | null {
  if (outcome.ok) return 'done';
  return outcome.reason === 'credentials' ? 'refused' : null;
}

/** The text of a field, by its name; empty when there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
