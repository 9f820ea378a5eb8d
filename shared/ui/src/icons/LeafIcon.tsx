import { IconFrame, type IconProps } from './IconFrame.tsx';

export function LeafIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M19.5 4.5C10 4.5 5 8.75 5 14.5c0 2.25 1.75 4 4 4 6 0 10.5-4.5 10.5-14Z" />{' '}
      <path d="M4 20.5c2-5 5-8 9-10" />
    </IconFrame>
  );
}
