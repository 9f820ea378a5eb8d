import { IconFrame, type IconProps } from './IconFrame.tsx';

export function HeartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20S3.8 15.2 3.8 9.3A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.2 2.1C20.2 15.2 12 20 12 20Z" />
    </IconFrame>
  );
}
