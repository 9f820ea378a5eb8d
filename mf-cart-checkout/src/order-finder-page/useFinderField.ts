import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { FINDER_RULES, MAX_LENGTHS, type FinderField } from './finderFields.ts';

/** Validates a field of the form, and shows a refused value again with its error. */
export function useFinderField(name: FinderField, refused: readonly RefusedField[]) {
  const { t } = useTranslation('validation');
  const rule = FINDER_RULES[name];
  const posted = refused.find((field) => field.name === name)?.value;
  const { problem, handlers, check } = useFieldValidation(rule, posted === undefined ? null : rule(posted));

  return {
    /** @returns whether the value of the field is valid */
    check: (form: FormData) => {
      const value = form.get(name);
      return check(typeof value === 'string' ? value : '');
    },
    props: {
      ...handlers,
      name,
      defaultValue: posted,
      maxLength: MAX_LENGTHS[name],
      required: true,
      error: problem && t(problem),
    },
  };
}
