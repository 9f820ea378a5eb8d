import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ReturnIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 5 4.5 9l4 4" /> <path d="M4.5 9h9.75a5.25 5.25 0 0 1 0 10.5H9" />
    </IconFrame>
  );
}
