// What a puzzle file says about the puzzle besides the puzzle. Nothing here affects solving.

/** Everything optional; texts as the file gives them, entities already resolved. */
export interface Metadata {
  /** The identifier the file or the collection uses. */
  readonly id?: string;
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly licence?: string;
  readonly source?: string;
  readonly catalogue?: string;
  /** May give the picture away: shown only after solving. */
  readonly description?: string;
  readonly notes?: readonly string[];
}
