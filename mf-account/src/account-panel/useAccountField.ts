import type { ChangeEvent } from 'react';
import type { ValidationRule } from '@hemvaror/domain/validation/rule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';

/**
 * A field of an account form: what is wrong with it, in words.
 *
 * @param onValid called while the shopper types, as soon as the field is in order: the box on top then goes
 */
export function useAccountField(rule: ValidationRule, onValid: () => void) {
  const { t } = useTranslation('validation');
  const { problem, handlers, check } = useFieldValidation(rule);

  return {
    check,
    /** Spread on the field. */
    props: {
      ...handlers,
      error: problem && t(problem),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (rule(event.currentTarget.value) === null) onValid();
      },
    },
  };
}
