import { IconFrame, type IconProps } from './IconFrame.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4.25 20.75 19.5H3.25L12 4.25Z" /> <path d="M12 10v4.5M12 16.9v.1" />
    </IconFrame>
  );
}
