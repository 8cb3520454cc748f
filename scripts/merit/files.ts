import { readFileSync, writeFileSync } from "node:fs"

import { OperatorError } from "#server/platform/operator-error.ts"

/** Reads a text file. Throws OperatorError if it cannot. */
export const readText = (path: string) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = error instanceof TypeError ? "is not in UTF-8" : `cannot be read (${code})`
    throw new OperatorError(`${path} ${reason}`)
  }
}

/** Writes a text file. Throws OperatorError if it cannot. */
export const writeText = (path: string, text: string) => {
  try {
    writeFileSync(path, text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(`${path} cannot be written (${code})`)
  }
}

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The message quotes the text, which may have line breaks.
    throw new OperatorError(`${path} is not JSON: ${error.message.replaceAll(/\s+/g, " ")}`)
  }
}
