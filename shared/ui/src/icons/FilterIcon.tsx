import { IconFrame, type IconProps } from './IconFrame.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 8h9M17 8h3.5M3.5 16H7M11.5 16h9" /> <circle cx="14.75" cy="8" r="2.25" />{' '}
      <circle cx="9.25" cy="16" r="2.25" />
    </IconFrame>
  );
}
