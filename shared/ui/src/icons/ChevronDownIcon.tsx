import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconFrame>
  );
}
