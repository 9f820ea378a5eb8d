import { useState, type SyntheticEvent } from 'react';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { email } from '@hemvaror/domain/validation/email';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';

/** Why the login failed. `otherUser`: another tab has logged in or out. */
export type LoginFailure = 'refused' | 'failed' | 'unreachable' | 'otherUser' | AttemptLimit;

interface Login {
  failure: LoginFailure | null;
  /** The fields without a valid value. */
  invalid: readonly ('email' | 'password')[];
  isBusy: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Submits the login form. @param onDone called when the customer is logged in */
export function useLogin(onDone: () => void): Login {
  const auth = useAuth();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [invalid, setInvalid] = useState<Login['invalid']>([]);
  const [isBusy, setBusy] = useState(false);

  async function send(values: FormData): Promise<void> {
    setFailure(null);
    setBusy(true);
    const outcome = await auth.login({
      username: cleanText(textOf(values, 'email')),
      password: textOf(values, 'password'),
      rememberUser: values.has('remember'),
    });
    setBusy(false);
    if (outcome.ok) onDone();
    else if (outcome.reason === 'credentials') setFailure('refused');
    else if (outcome.reason === 'unreachable' || outcome.reason === 'otherUser') setFailure(outcome.reason);
    else setFailure(attemptLimit(outcome) ?? 'failed');
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const faulty: Login['invalid'] = [
      ...(email(textOf(values, 'email')) === null ? [] : ['email' as const]),
      ...(textOf(values, 'password') === '' ? ['password' as const] : []),
    ];
    setInvalid(faulty);
    if (faulty.length === 0) void send(values);
    // Wait until the errors are rendered.
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return { failure, invalid, isBusy, submit };
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
