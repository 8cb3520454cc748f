const quote = 0x22
const lineEnd = 0x0a

/** Counts the lines of a CSV file that arrives in chunks, ignoring line breaks within quotes. */
export const createLineCounter = () => {
  let isQuoted = false
  let lines = 0
  return (piece: Uint8Array) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineEnd && !isQuoted) lines++
    }
    return lines
  }
}
