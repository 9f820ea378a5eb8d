import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ZoomIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6.25" /> <path d="m15.2 15.2 5 5M10.5 8v5M8 10.5h5" />
    </IconFrame>
  );
}
