import classes from './WallDrawing.module.css';
import type { WallMeasures } from './wallPlan.ts';

/** Width of the drawing in SVG units. The wall is scaled to it. */
const WIDTH = 1_000;
const HEIGHT = 340;
const ROW = 120;
const PIECE_HEIGHT = 44;

interface WallDrawingProps {
  measures: WallMeasures;
  centersCm: readonly number[];
  label: string;
}

/** Front view of the wall: the pieces, and a plumb line from the center of each to the floor. */
export function WallDrawing({ measures: { wallCm, pieceCm }, centersCm, label }: WallDrawingProps) {
  const scale = WIDTH / wallCm;
  const width = Math.max(2, pieceCm * scale);

  return (
    <svg className={classes.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className={classes.wall} width={WIDTH} height={HEIGHT} />
      <path className={classes.row} d={`M0 ${ROW}H${WIDTH}`} />
      {centersCm.map((center) => {
        const x = center * scale;
        return (
          <g key={center}>
            <path className={classes.plumb} d={`M${x} ${ROW}V${HEIGHT}`} />
            <rect
              className={classes.piece}
              x={x - width / 2}
              y={ROW - PIECE_HEIGHT / 2}
              width={width}
              height={PIECE_HEIGHT}
            />
          </g>
        );
      })}
      <path className={classes.floor} d={`M0 ${HEIGHT - 2}H${WIDTH}`} />
    </svg>
  );
}
