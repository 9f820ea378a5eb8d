import { IconFrame, type IconProps } from './IconFrame.tsx';

export function TruckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.75 6.5h11.5v10H2.75zM14.25 10h4l3 3.5v3h-7" /> <circle cx="7" cy="17" r="1.75" />{' '}
      <circle cx="17.25" cy="17" r="1.75" />
    </IconFrame>
  );
}
