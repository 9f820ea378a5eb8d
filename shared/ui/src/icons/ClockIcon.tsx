import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" /> <path d="M12 7v5.25l3.5 2" />
    </IconFrame>
  );
}
