import { IconFrame, type IconProps } from './IconFrame.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 12H4M10 6l-6 6 6 6" />
    </IconFrame>
  );
}
