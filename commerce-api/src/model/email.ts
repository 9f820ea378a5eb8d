const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address as it is stored, in lower case; undefined if the text is not an email address. */
export function emailFrom(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && SHAPE.test(email) ? email : undefined;
}
