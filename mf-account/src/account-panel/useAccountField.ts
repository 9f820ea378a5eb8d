import type { ChangeEvent } from 'react';
import type { ValidationRule } from '@hemvaror/domain/validation/rule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';

/**
 * Validates a field of an account form and translates its error.
 *
 * @param onValid called on each change to a valid value, to hide the message above the form
 */
export function useAccountField(rule: ValidationRule, onValid: () => void) {
  const { t } = useTranslation('validation');
  const { problem, handlers, check } = useFieldValidation(rule);

  return {
    check,
    /** Props of the field. */
    props: {
      ...handlers,
      error: problem && t(problem),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (rule(event.currentTarget.value) === null) onValid();
      },
    },
  };
}
