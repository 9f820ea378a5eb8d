import { IconFrame, type IconProps } from './IconFrame.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconFrame>
  );
}
