/** A label and what stands below it, in line with their neighbours however many lines each takes. */
export const multiline = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0.5,
  minWidth: 0,
}
