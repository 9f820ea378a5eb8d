import type { ReactNode } from 'react';
import { useOption } from './combobox.ts';
import classes from './OptionRow.module.css';

interface TextOptionProps {
  text: string;
  icon: ReactNode;
  onChoose: (text: string) => void;
}

/** A text to search for. */
export function TextOption({ text, icon, onChoose }: TextOptionProps) {
  const option = useOption(text, { type: 'suggestion', data: text });

  function choose(): void {
    option.onClick();
    onChoose(text);
  }

  return (
    <button {...option} type="button" className={classes.row} onClick={choose}>
      {icon}
      <span className={classes.name}>{text}</span>
    </button>
  );
}
