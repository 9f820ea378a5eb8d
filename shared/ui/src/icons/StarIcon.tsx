import { IconFrame, type IconProps } from './IconFrame.tsx';

export function StarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 4 2.4 5.1 5.6.7-4.1 3.85 1.05 5.55L12 16.5l-4.95 2.7 1.05-5.55L4 9.8l5.6-.7L12 4Z" />
    </IconFrame>
  );
}
