import { validOption } from '../validOption.ts';
import classes from './Logo.module.css';

export const LOGO_FILE_TYPES = ['svg', 'png'] as const;

interface LogoProps {
  /** Address of the file without its extension: `/logos/klarna`. */
  path: string;
  fileType?: (typeof LOGO_FILE_TYPES)[number] | undefined;
  /** Name of the owner; empty if the name is rendered beside the logo. */
  alt: string;
  /** Intrinsic size in px, to prevent layout shifts; styles may set a smaller size. */
  width: number;
  height: number;
  className?: string | undefined;
}

/** A logo as an image file (VALID-19). */
export function Logo({ path, fileType = 'svg', alt, className = classes.logo, ...image }: LogoProps) {
  const type = validOption("A logo's file type", LOGO_FILE_TYPES, fileType, 'svg');
  return <img {...image} alt={alt} className={className} src={`${path}.${type}`} />;
}
