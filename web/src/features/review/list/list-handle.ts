/** What the page asks of the list that it shows. */
export interface ListHandle {
  /** Brings a row into the middle two thirds, if it is not there. */
  show(row: number): void
  showGroup(group: number): void
  /** How many rows fit into the window. */
  pageRows(): number
}
