import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Meter } from '@hemvaror/ui/meter/Meter';
import { Text } from '@hemvaror/ui/text/Text';
import type { PasswordStrength } from './passwordStrength.ts';
import classes from './PasswordStrengthMeter.module.css';

const VALUES: Record<PasswordStrength, number> = { weak: 1, fair: 2, good: 3, strong: 4 };

/** How hard a new password is to guess, as a bar and in words. Null before the first character. */
export function PasswordStrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const { t } = useTranslation('account');
  const label = strength === null ? '' : t(`strength.${strength}`);

  return (
    // Rendered while empty: screen readers announce changes of an existing live region only.
    <div className={classes.strength} aria-live="polite">
      {strength !== null && (
        <>
          <Meter value={VALUES[strength]} max={VALUES.strong} label={label} />
          <Text size="small">{label}</Text>
        </>
      )}
    </div>
  );
}
