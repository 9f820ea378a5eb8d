import type { RadioOption } from '@hemvaror/ui/choice/RadioGroup';
import { PickupPointLines } from './PickupPointLines.tsx';
import type { PickupPoint } from './pickupPoints.ts';
import classes from './PickupPoints.module.css';

/** A pickup point as a radio button: its name, its address and its opening hours. */
export function pickupRadio(point: PickupPoint): RadioOption {
  return {
    value: point.key,
    name: (
      <span className={classes.point}>
        <span className={classes.name}>{point.name}</span> <PickupPointLines point={point} />
      </span>
    ),
  };
}
