import { IconFrame, type IconProps } from './IconFrame.tsx';

export function UserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="8" r="3.75" /> <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </IconFrame>
  );
}
