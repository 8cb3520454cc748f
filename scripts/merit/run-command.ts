import { hash } from "node:crypto"

import type { Refusal } from "#domain/merit/allocate.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

export const sha256 = (text: string) => hash("sha256", text)

/** Exit codes of both commands. */
export const exitCodes = { done: 0, no: 1, badInput: 2 } as const

/** Runs a command and sets its exit code. An input that cannot be used prints its errors. */
export const runCommand = (command: () => number) => {
  try {
    process.exitCode = command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exitCode = exitCodes.badInput
  }
}

/** Says why a round would take a seat from somebody who accepted it. */
export const refusalText = (refusal: Refusal) => {
  const { compartment } = refusal
  return refusal.reason === "too_many_accepted"
    ? `${compartment} has ${refusal.seats} seats, and the accepted ones are ${refusal.accepted}.`
    : `${refusal.code} accepted a seat of ${compartment}, but is of category ${refusal.category}.`
}
