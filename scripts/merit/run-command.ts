import { hash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"

import type { Refusal } from "#domain/merit/allocate.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

export const sha256 = (text: string) => hash("sha256", text)

/** Exit codes of both commands. */
export const exitCodes = { done: 0, no: 1, badInput: 2 } as const

/** Runs a command and sets its exit code. An input that cannot be used prints its errors. */
export const runCommand = async (command: () => number | Promise<number>) => {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exitCode = exitCodes.badInput
  }
}

/** Says why a round would take an accepted seat away. */
export const refusalText = (refusal: Refusal) => {
  const { compartment } = refusal
  return refusal.reason === "too_many_accepted"
    ? `${compartment} has ${refusal.seats} seats, and the accepted ones are ${refusal.accepted}.`
    : `${refusal.code} accepted a seat of ${compartment}, but is of category ${refusal.category}.`
}

/** Reads a text file. Throws OperatorError if it cannot. */
const readText = (path: string) => {
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The place of the first difference between two JSON values, such as "result.unfilled.SC". */
export const firstDifference = (a: unknown, b: unknown, path = ""): string | undefined => {
  if (!isObject(a) || !isObject(b)) return a === b ? undefined : path
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const place = firstDifference(a[key], b[key], path ? `${path}.${key}` : key)
    if (place) return place
  }
  // The order of keys is part of the bytes.
  return Object.keys(a).join() === Object.keys(b).join() ? undefined : path
}
