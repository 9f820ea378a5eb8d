import { memo, useMemo } from 'react';
import type { FacetValue } from '@hemvaror/domain/list/facetGroups';
import type { SelectionItem } from '@hemvaror/domain/list/listSelection';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import classes from './FacetValues.module.css';

/** Chooses a value, or lets go of it. */
export type Toggle = (value: SelectionItem) => void;

interface FacetValuesProps {
  values: readonly FacetValue[];
  chosen: ReadonlySet<string>;
  /** Must stay the same function: a group may have hundreds of values, of which a press changes one. */
  onToggle: Toggle;
}

/** Values to choose from, in a tree where they have one. */
export function FacetValues({ values, chosen, onToggle }: FacetValuesProps) {
  const levels = useMemo(() => levelsOf(values), [values]);
  return <Level of={undefined} {...{ levels, chosen, onToggle }} />;
}

/** Values by the one that they stand below; undefined for the top. */
type Levels = ReadonlyMap<string | undefined, readonly FacetValue[]>;

interface LevelProps extends Omit<FacetValuesProps, 'values'> {
  levels: Levels;
  of: string | undefined;
}

function Level({ of, levels, chosen, onToggle }: LevelProps) {
  const level = levels.get(of);
  if (!level) return null;

  return (
    <ul className={of === undefined ? classes.values : classes.children}>
      {level.map(({ id, label, count }) => (
        <li key={id}>
          <Value id={id} label={label} count={count} isChosen={chosen.has(id)} onToggle={onToggle} />
          {levels.has(id) && <Level of={id} {...{ levels, chosen, onToggle }} />}
        </li>
      ))}
    </ul>
  );
}

interface ValueProps extends Pick<FacetValue, 'id' | 'label' | 'count'> {
  isChosen: boolean;
  onToggle: Toggle;
}

/** What has no products can only be let go of. */
const Value = memo(function Value({ id, label, count, isChosen, onToggle }: ValueProps) {
  return (
    <Checkbox
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      count={count}
      onChange={() => onToggle({ id, label })}
    >
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
