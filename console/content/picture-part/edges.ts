import { type Crop, leastCrop } from "#domain/fields/crop.ts"

/** What is cut off at each side of a picture, in per cent. */
export type Edges = Record<"left" | "right" | "top" | "bottom", number>

export const sides = ["left", "right", "top", "bottom"] as const

const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const

/** The most that can be cut off at one side: the least part remains. */
export const mostOf = (side: (typeof sides)[number], edges: Edges) =>
  100 - leastCrop / 10 - edges[opposite[side]]

export const edgesOf = ({ x, y, width, height }: Crop): Edges => ({
  left: Math.round(x / 10),
  right: Math.round((1000 - x - width) / 10),
  top: Math.round(y / 10),
  bottom: Math.round((1000 - y - height) / 10),
})

export const cropOfEdges = ({ left, right, top, bottom }: Edges): Crop => ({
  x: left * 10,
  y: top * 10,
  width: 1000 - (left + right) * 10,
  height: 1000 - (top + bottom) * 10,
})
