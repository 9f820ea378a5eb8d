import { IconFrame, type IconProps } from './IconFrame.tsx';

export function InstagramIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" /> <circle cx="12" cy="12" r="3.75" />{' '}
      <path d="M16.7 7.3v.05" />
    </IconFrame>
  );
}
