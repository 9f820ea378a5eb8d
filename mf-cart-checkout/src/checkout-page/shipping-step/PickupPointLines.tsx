import type { PickupPoint } from './pickupPoints.ts';
import classes from './PickupPoints.module.css';

/** The address and the opening hours of a pickup point, in a line each. */
export function PickupPointLines({ point: { address, hours } }: { point: PickupPoint }) {
  return (
    <span className={classes.lines}>
      {address !== '' && <span>{address}</span>}
      {hours && <span>{hours}</span>}
    </span>
  );
}
