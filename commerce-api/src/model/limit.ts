/** The maximum number of uses within a time window. */
export interface Limit {
  limit: number;
  seconds: number;
}
