import { IconFrame, type IconProps } from './IconFrame.tsx';

export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" /> <path d="m8.25 12.25 2.65 2.65 5-5.15" />
    </IconFrame>
  );
}
