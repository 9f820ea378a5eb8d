import { validOption } from '../validOption.ts';
import classes from './Logo.module.css';

export const LOGO_FILE_TYPES = ['svg', 'png'] as const;

interface LogoProps {
  /** Address of the file without its ending: `/logos/klarna`. */
  path: string;
  fileType?: (typeof LOGO_FILE_TYPES)[number] | undefined;
  /** Whose logo it is; empty where the name stands beside it. */
  alt: string;
  /** Intrinsic size in px, so that nothing jumps; styles may show it smaller. */
  width: number;
  height: number;
  className?: string | undefined;
}

/** A logo from a file (VALID-19). */
export function Logo({ path, fileType = 'svg', alt, className = classes.logo, ...image }: LogoProps) {
  const type = validOption("A logo's file type", LOGO_FILE_TYPES, fileType, 'svg');
  return <img {...image} alt={alt} className={className} src={`${path}.${type}`} />;
}
