import { IconFrame, type IconProps } from './IconFrame.tsx';

export function MenuIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 7.5h17M3.5 12h17M3.5 16.5h17" />
    </IconFrame>
  );
}
