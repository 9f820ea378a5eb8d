import { IconFrame, type IconProps } from './IconFrame.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6.25" /> <path d="m15.2 15.2 5 5" />
    </IconFrame>
  );
}
