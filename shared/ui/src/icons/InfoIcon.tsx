import { IconFrame, type IconProps } from './IconFrame.tsx';

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" /> <path d="M12 11v5.25M12 7.75v.1" />
    </IconFrame>
  );
}
