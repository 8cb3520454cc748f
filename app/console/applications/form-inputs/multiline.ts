/** A label and what stands below it, in line with their neighbours however many lines each takes. */
export const twoRows = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0.5,
  minWidth: 0,
}
