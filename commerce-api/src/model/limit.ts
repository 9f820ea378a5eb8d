/** How often something may be done within a time. */
export interface Limit {
  limit: number;
  seconds: number;
}
