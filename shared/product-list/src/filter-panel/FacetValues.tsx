import { memo, useMemo } from 'react';
import type { FacetValue } from '@hemvaror/domain/list/facetGroups';
import type { SelectionItem } from '@hemvaror/domain/list/listSelection';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { SwatchDot } from '@hemvaror/ui/swatch/SwatchDot';
import classes from './FacetValues.module.css';
import { swatchColor } from './swatchColor.ts';

/** Selects or deselects a value. */
export type Toggle = (value: SelectionItem) => void;

interface FacetValuesProps {
  values: readonly FacetValue[];
  selected: ReadonlySet<string>;
  /** Must be stable: a group may have hundreds of values, of which a click re-renders one. */
  onToggle: Toggle;
}

/** Checkboxes of the values, as a tree if they have parents. */
export function FacetValues({ values, selected, onToggle }: FacetValuesProps) {
  const levels = useMemo(() => levelsOf(values), [values]);
  return <Level of={undefined} {...{ levels, selected, onToggle }} />;
}

/** Parent id → its values; undefined for the top level. */
type Levels = ReadonlyMap<string | undefined, readonly FacetValue[]>;

interface LevelProps extends Omit<FacetValuesProps, 'values'> {
  levels: Levels;
  of: string | undefined;
}

function Level({ of, levels, selected, onToggle }: LevelProps) {
  const level = levels.get(of);
  if (!level) return null;

  return (
    <ul className={of === undefined ? classes.values : classes.children}>
      {level.map(({ id, label, count }) => (
        <li key={id}>
          <Value id={id} label={label} count={count} isSelected={selected.has(id)} onToggle={onToggle} />
          {levels.has(id) && <Level of={id} {...{ levels, selected, onToggle }} />}
        </li>
      ))}
    </ul>
  );
}

interface ValueProps extends Pick<FacetValue, 'id' | 'label' | 'count'> {
  isSelected: boolean;
  onToggle: Toggle;
}

/** A value without products can only be deselected. */
const Value = memo(function Value({ id, label, count, isSelected, onToggle }: ValueProps) {
  const color = swatchColor(label);

  return (
    <Checkbox
      checked={isSelected}
      disabled={count === 0 && !isSelected}
      count={count}
      onChange={() => onToggle({ id, label })}
    >
      {color && (
        <span className={classes.swatch}>
          <SwatchDot color={color} />
        </span>
      )}
      {label}
    </Checkbox>
  );
});

function levelsOf(values: readonly FacetValue[]): Levels {
  const levels = new Map<string | undefined, FacetValue[]>();
  for (const value of values) {
    const level = levels.get(value.parent);
    if (level) level.push(value);
    else levels.set(value.parent, [value]);
  }
  return levels;
}
