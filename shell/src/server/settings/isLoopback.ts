const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/;

/** Whether a host name or address is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
