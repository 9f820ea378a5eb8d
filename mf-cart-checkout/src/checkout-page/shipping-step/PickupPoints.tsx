import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { PickupPointLines } from './PickupPointLines.tsx';
import type { PickupPoint } from './pickupPoints.ts';
import { pickupRadio } from './pickupRadio.tsx';
import classes from './PickupPoints.module.css';

interface PickupPointsProps {
  /** The nearest first. At least one. */
  points: readonly PickupPoint[];
  selected: PickupPoint;
  /** Postal code of the delivery. */
  zip: string;
  onChange: (key: string) => void;
}

/** The selected pickup point, and a button that opens the others. They stay open, as arrow keys select each in passing. */
export function PickupPoints({ points, selected, zip, onChange }: PickupPointsProps) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <div ref={group}>
        <RadioGroup
          legend={t('shipping.points', { zip })}
          value={selected.key}
          onChange={onChange}
          options={points.map(pickupRadio)}
        />
      </div>
    );
  }
  return (
    <div className={classes.selected}>
      <div id={id}>
        <p className={classes.name}>{selected.name}</p>
        <PickupPointLines point={selected} />
      </div>
      {points.length > 1 && (
        <Button variant="text" aria-expanded={false} aria-describedby={id} onClick={() => setIsOpen(true)}>
          {t('shipping.changePoint')}
        </Button>
      )}
    </div>
  );
}
