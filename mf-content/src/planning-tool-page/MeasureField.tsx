import { formatNumber } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Field } from '@hemvaror/ui/field/Field';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { measureFrom, type MeasureLimits } from './measureFrom.ts';

interface MeasureFieldProps {
  label: string;
  limits: MeasureLimits;
  value: string;
  onChange: (value: string) => void;
}

/** A field for a measure, with decimal comma or point. */
export function MeasureField({ label, limits, value, onChange }: MeasureFieldProps) {
  const { t } = useTranslation('content');
  const { languageId } = useShop();
  const { problem, handlers } = useFieldValidation((text) => (measureFrom(text, limits) === null ? 'outside' : null));
  const range = { min: formatNumber(limits.min, languageId), max: formatNumber(limits.max, languageId) };
  const messageKey = limits.whole ? 'planner.outsideWhole' : 'planner.outside';

  return (
    <Field
      label={label}
      inputMode={limits.whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={8}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem && t(messageKey, range)}
      {...handlers}
    />
  );
}
