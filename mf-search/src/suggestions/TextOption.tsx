import type { ReactNode } from 'react';
import { useOption } from './combobox.ts';
import classes from './OptionRow.module.css';

interface TextOptionProps {
  text: string;
  icon: ReactNode;
  onSelect: (text: string) => void;
}

/** Option that searches for a text. */
export function TextOption({ text, icon, onSelect }: TextOptionProps) {
  const option = useOption(text, { type: 'suggestion', data: text });

  function select(): void {
    option.onClick();
    onSelect(text);
  }

  return (
    <button {...option} type="button" className={classes.row} onClick={select}>
      {icon}
      <span className={classes.name}>{text}</span>
    </button>
  );
}
