import { IconFrame, type IconProps } from './IconFrame.tsx';

export function AlertIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" /> <path d="M12 7.5v5.25M12 16.15v.1" />
    </IconFrame>
  );
}
