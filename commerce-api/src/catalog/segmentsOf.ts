/** The segments of a path, without the query. */
export function segmentsOf(url: string): string[] {
  const [path = ''] = url.split('?');
  return path.split('/').filter((segment) => segment !== '');
}

export function lastSegment(url: string): string | undefined {
  return segmentsOf(url).at(-1);
}
