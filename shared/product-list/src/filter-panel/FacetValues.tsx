import type { FacetValue } from '@storefront/domain/list/facetGroups';
import { Checkbox } from '@storefront/ui/choice/Checkbox';
import classes from './FacetValues.module.css';

interface FacetValuesProps {
  values: readonly FacetValue[];
  /** Those below this one; undefined for the top. */
  parent: string | undefined;
  chosen: ReadonlySet<string>;
  onToggle: (value: FacetValue) => void;
}

/** Values to choose from, in a tree where they have one. What has no products can only be let go of. */
export function FacetValues({ values, parent, chosen, onToggle }: FacetValuesProps) {
  const level = values.filter((value) => value.parent === parent);
  if (level.length === 0) return null;

  return (
    <ul className={parent === undefined ? classes.values : classes.children}>
      {level.map((value) => (
        <li key={value.id}>
          <Checkbox
            checked={chosen.has(value.id)}
            disabled={value.count === 0 && !chosen.has(value.id)}
            count={value.count}
            onChange={() => onToggle(value)}
          >
            {value.label}
          </Checkbox>
          <FacetValues values={values} parent={value.id} chosen={chosen} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}
