/** Labels with their texts. */
export type CardFactList = readonly (readonly [string, string])[]

/** The front has head and signatures besides, so less room. */
export type Side = "front" | "back"

/** Letters a line surely takes beside photo or code, and lines a side has room for, at each size. */
const densities = [
  { density: "usual", letters: 22, lines: { front: 8, back: 12 } },
  { density: "dense", letters: 29, lines: { front: 10, back: 15 } },
] as const

/** How small the letters must be for so much text; the smallest hold the longest the fields take. */
export const densityOf = (facts: CardFactList, side: Side) => {
  const fits = densities.find(({ letters, lines }) => {
    const needed = facts.reduce((sum, [, text]) => sum + Math.ceil(text.length / letters), 0)
    return needed <= lines[side]
  })
  return fits?.density ?? "densest"
}
