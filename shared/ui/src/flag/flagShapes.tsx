import type { ReactNode } from 'react';

/** Draws a flag in a rectangle of `width` by `height`. */
type FlagShape = (width: number, height: number) => ReactNode;

const BLUE = '#2b3f73';
const RED = '#b93a3a';
const WHITE = '#fff';
const YELLOW = '#e9c04b';

/** The Nordic cross: its vertical bar is left of the center. */
function cross(ground: string, color: string, inner?: string): FlagShape {
  return (width, height) => {
    const upright = width * 0.37;
    const middle = height / 2;
    const path = `M${upright} 0V${height}M0 ${middle}H${width}`;
    return (
      <>
        <path fill={ground} d={`M0 0H${width}V${height}H0z`} />
        <path stroke={color} strokeWidth={inner ? 3.8 : 2.6} d={path} />
        {inner && <path stroke={inner} strokeWidth={1.9} d={path} />}
      </>
    );
  };
}

/** Equal stripes, horizontal or vertical. */
function stripes(colors: readonly string[], direction: 'rows' | 'columns' = 'rows'): FlagShape {
  return (width, height) =>
    colors.map((color, index) => {
      const isRow = direction === 'rows';
      const thickness = (isRow ? height : width) / colors.length;
      return (
        <rect
          key={`${color}${index}`}
          fill={color}
          x={isRow ? 0 : index * thickness}
          y={isRow ? index * thickness : 0}
          width={isRow ? width : thickness}
          height={isRow ? thickness : height}
        />
      );
    });
}

function unionJack(width: number, height: number): ReactNode {
  const diagonals = `M0 0L${width} ${height}M${width} 0L0 ${height}`;
  const upright = `M${width / 2} 0V${height}M0 ${height / 2}H${width}`;
  return (
    <>
      <path fill={BLUE} d={`M0 0H${width}V${height}H0z`} />
      <path stroke={WHITE} strokeWidth={2.6} d={diagonals} />
      <path stroke={RED} strokeWidth={1.1} d={diagonals} />
      <path stroke={WHITE} strokeWidth={4.4} d={upright} />
      <path stroke={RED} strokeWidth={2.6} d={upright} />
    </>
  );
}

function starsAndStripes(width: number, height: number): ReactNode {
  const thickness = height / 13;
  return (
    <>
      <path fill={WHITE} d={`M0 0H${width}V${height}H0z`} />
      {[0, 2, 4, 6, 8, 10, 12].map((row) => (
        <rect key={row} fill={RED} y={row * thickness} width={width} height={thickness} />
      ))}
      <rect fill={BLUE} width={width * 0.45} height={thickness * 7} />
    </>
  );
}

function twelveStars(width: number, height: number): ReactNode {
  const radius = height * 0.32;
  return (
    <>
      <path fill={BLUE} d={`M0 0H${width}V${height}H0z`} />
      {Array.from({ length: 12 }, (_, hour) => {
        const angle = (hour * Math.PI) / 6;
        // Rounded, or server and browser might write the last digit differently.
        const x = (width / 2 + radius * Math.sin(angle)).toFixed(2);
        const y = (height / 2 - radius * Math.cos(angle)).toFixed(2);
        return <circle key={hour} fill={YELLOW} cx={x} cy={y} r={height * 0.05} />;
      })}
    </>
  );
}

/** By ISO 3166 code in lower case, and `eu`. */
export const FLAG_SHAPES: ReadonlyMap<string, FlagShape> = new Map([
  ['at', stripes([RED, WHITE, RED])],
  ['be', stripes(['#232323', YELLOW, RED], 'columns')],
  ['de', stripes(['#232323', RED, YELLOW])],
  ['dk', cross(RED, WHITE)],
  ['ee', stripes(['#2f5f93', '#232323', WHITE])],
  ['eu', twelveStars],
  ['fi', cross(WHITE, BLUE)],
  ['fr', stripes([BLUE, WHITE, RED], 'columns')],
  ['gb', unionJack],
  ['ie', stripes(['#2f7a4f', WHITE, '#d9803b'], 'columns')],
  ['it', stripes(['#2f7a4f', WHITE, RED], 'columns')],
  ['lt', stripes([YELLOW, '#2f7a4f', RED])],
  ['nl', stripes([RED, WHITE, BLUE])],
  ['no', cross(RED, WHITE, BLUE)],
  ['pl', stripes([WHITE, RED])],
  ['se', cross('#2f5f93', YELLOW)],
  ['us', starsAndStripes],
]);
