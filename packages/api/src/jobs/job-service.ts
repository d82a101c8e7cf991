// What the routes of jobs need; the platforms bring an implementation each.

/** Long work in the background. */
export interface JobService {
  /** Ends work that is on its way and closes what is open. */
  close(): Promise<void>;
}
