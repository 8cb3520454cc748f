const quote = 0x22
const lineEnd = 0x0a

/** Counts the lines of a CSV table that comes in pieces; an end of line within quotes is none. */
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
