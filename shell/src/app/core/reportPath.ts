/** Receives the reports of browsers. `reportErrors` and `threadWorker`, which import nothing, repeat it. */
export const REPORT_PATH = '/-/report';
