import { IconFrame, type IconProps } from './IconFrame.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12Z" />{' '}
      <circle cx="12" cy="12" r="2.75" />
    </IconFrame>
  );
}
