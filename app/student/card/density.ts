export type CardFactList = readonly (readonly [string, string])[]

/** The front has less space, because it also holds the header and the signatures. */
export type Side = "front" | "back"

/** For each font size: characters that safely fit on a line beside the photo or QR code, and lines per side. */
const densities = [
  { density: "usual", letters: 22, lines: { front: 8, back: 12 } },
  { density: "dense", letters: 29, lines: { front: 10, back: 15 } },
] as const

/** Selects the font size for the amount of text. The smallest size fits the maximum length of every field. */
export const densityOf = (facts: CardFactList, side: Side) => {
  const fits = densities.find(({ letters, lines }) => {
    const needed = facts.reduce((sum, [, text]) => sum + Math.ceil(text.length / letters), 0)
    return needed <= lines[side]
  })
  return fits?.density ?? "densest"
}
