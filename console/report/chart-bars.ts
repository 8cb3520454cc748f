/** A bar of a chart: its parts from below. Most bars have one. */
export interface ChartBar {
  label: string
  parts: number[]
}

export const heightOf = ({ parts }: Pick<ChartBar, "parts">) =>
  parts.reduce((sum, part) => sum + part, 0)

/** Okabe and Ito's colours, which people with a colour vision deficiency tell apart. */
const colors = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9"]

/** The colour of a part by its place. */
export const colorOf = (place: number) => colors[place % colors.length]!
