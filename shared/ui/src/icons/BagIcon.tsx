import { IconFrame, type IconProps } from './IconFrame.tsx';

export function BagIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 8h14l1 12.25H4L5 8Z" /> <path d="M8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5" />
    </IconFrame>
  );
}
