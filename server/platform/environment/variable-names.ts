/** Variables that only commands read, beside the settings of `config.ts`. */
const commandVariables = ["MAHAVIDYALAYA_ENV_FILE"]

/** Common variables of other programs that differ by one letter from one of ours (APP_KEY). */
const otherPrograms = ["API_KEY"]

const normalise = (name: string) => name.toUpperCase().replaceAll(/[^A-Z\d]/g, "")

/** Optimal string alignment: inserted, removed and replaced letters, and swapped neighbours. */
const editDistance = (from: string, to: string) => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= from.length; row++) {
    const [above, current] = [rows[row - 1]!, [row]]
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = row > 1 && from[row - 2] === to[column - 1] && from[row - 1] === to[column - 2]
      current.push(
        Math.min(
          above[column]! + 1,
          current[column - 1]! + 1,
          above[column - 1]! + cost,
          ...(isSwap ? [rows[row - 2]![column - 2]! + 1] : []),
        ),
      )
    }
    rows.push(current)
  }
  return rows.at(-1)!.at(-1)!
}

/** A short name is one letter from many other words (PORT, SORT), so it allows no edit. */
const allowedEdits = ({ length }: string) => {
  if (length <= 5) return 0
  return length < 10 ? 1 : 2
}

/**
 * Finds variables that are probably misspelt names of ours, in any letter case: `DATABSE_URL`, `APPKEY`. `settings` are
 * the names of the server's settings. Returns the first of them with the right name; undefined if there is none.
 */
export const findMisspelt = (names: readonly string[], settings: readonly string[]) => {
  const known = [...settings, ...commandVariables]
  const candidates = known.map((meant) => ({
    meant,
    plain: normalise(meant),
    edits: allowedEdits(meant),
  }))
  for (const name of names) {
    if (known.includes(name) || otherPrograms.includes(name) || name.startsWith("NODE_")) continue
    const normal = normalise(name)
    const nearest = candidates.find(
      ({ plain, edits }) =>
        Math.abs(normal.length - plain.length) <= edits && editDistance(normal, plain) <= edits,
    )
    if (nearest) return { name, meant: nearest.meant }
  }
  return undefined
}
