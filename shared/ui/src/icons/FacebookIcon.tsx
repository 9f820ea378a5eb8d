import { IconFrame, type IconProps } from './IconFrame.tsx';

export function FacebookIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M13.5 20.5v-7.5h2.6l.4-3h-3V8.25c0-.9.35-1.5 1.55-1.5h1.5V4.1a18 18 0 0 0-2.2-.1c-2.25 0-3.75 1.35-3.75 3.8V10H8v3h2.6v7.5" />
    </IconFrame>
  );
}
