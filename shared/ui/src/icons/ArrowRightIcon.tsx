import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ArrowRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 12h16M14 6l6 6-6 6" />
    </IconFrame>
  );
}
