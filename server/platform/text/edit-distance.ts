/**
 * The number of letters to insert, delete, replace or swap with their neighbour that turn one word into the other (optimal string
 * alignment). Letters are code points: in Devanagari a vowel sign counts as one.
 */
export const editDistance = (one: string, other: string) => {
  const [a, b] = [[...one], [...other]]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = next
  }
  return last[b.length]!
}
