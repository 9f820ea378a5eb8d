import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.75 19 6v5.5c0 4.25-2.75 7.25-7 8.75-4.25-1.5-7-4.5-7-8.75V6l7-2.25Z" />{' '}
      <path d="m9 12 2.25 2.25L15.25 10" />
    </IconFrame>
  );
}
