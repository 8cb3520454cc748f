/** Aligns label and input with their neighbours, whatever number of lines each has. */
export const multiline = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0.5,
  minWidth: 0,
}
