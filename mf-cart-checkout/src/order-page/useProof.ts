import type { FormEvent, InputEvent } from 'react';
import { email } from '@hemvaror/domain/validation/email';
import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { EMAIL_NAME, MAX_EMAIL_LENGTH } from './orderIntents.ts';

/** The proof that a form requests with the address of the order. Undefined for a form of the logged-in customer. */
export interface RequestedProof {
  /** The address of a post that was refused. */
  refused: RefusedField | undefined;
}

/** Validates the address of the order before a form is posted, and shows a refused one again with its error. */
export function useProof(proof: RequestedProof | undefined) {
  const { t } = useTranslation('validation');
  const refused = proof?.refused;

  const rule = (value: string): string | null => {
    const problem = email(value);
    if (problem) return t(problem);
    // The server would refuse the same address again.
    return refused?.error && value === refused.value ? refused.error : null;
  };
  // Without a typed address, only the message of the server has the reason.
  const initial = refused && (refused.value || refused.error) ? rule(refused.value) : null;
  const { problem, handlers, check } = useFieldValidation(rule, initial);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const value = new FormData(form).get(EMAIL_NAME);
    if (!proof || check(typeof value === 'string' ? value : '')) return;
    event.preventDefault();
    // Wait until the error is rendered.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return {
    handleSubmit,
    field: {
      ...handlers,
      // A pasted address has no keyup: the press of the button would remove the error, and move the button away from the pointer.
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
        if (problem !== null) check(currentTarget.value);
      },
      name: EMAIL_NAME,
      defaultValue: refused?.value,
      maxLength: MAX_EMAIL_LENGTH,
      required: true,
      error: problem,
    },
  };
}
