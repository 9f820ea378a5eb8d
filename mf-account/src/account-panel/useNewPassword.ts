import { useRef } from 'react';
import { password, passwordRepeated } from '@hemvaror/domain/validation/password';
import { useAccountField } from './useAccountField.ts';
import { textOf } from './useAccountForm.ts';

export const NEW_PASSWORD = 'newPassword';
export const PASSWORD_REPEATED = 'passwordRepeated';

/**
 * The rules of a new password and its repetition.
 *
 * @param onValid called on each change to a valid value
 */
export function useNewPassword(onValid: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const first = useAccountField(password, onValid);
  const repeated = useAccountField((value) => passwordRepeated(input.current?.value ?? '', value), onValid);

  return {
    /** For `NewPasswordFields`. */
    fields: { first: { ...first.props, ref: input }, repeated: repeated.props },
    /** Validates both fields, so that each shows its error. */
    check: (values: FormData) =>
      [first.check(textOf(values, NEW_PASSWORD)), repeated.check(textOf(values, PASSWORD_REPEATED))].every(Boolean),
    read: (values: FormData) => textOf(values, NEW_PASSWORD),
  };
}
