/** Adds a script to the page. If it fails to load, only its service is missing. The page's policy trusts it as a script of the shop. */
export function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
