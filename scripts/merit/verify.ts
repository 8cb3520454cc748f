import type { FrozenInput } from "#domain/merit/frozen-list-schema.ts"
// npm run merit:verify -- FILE: recomputes a frozen merit list and says whether the result has the same bytes
// (docs/merit.md). Exit code 0 if it has, 1 if not, 2 if the file is no frozen list. It needs Node.js 24 and this
// repository, but none of its packages.
import { recompute } from "#domain/merit/frozen-list.ts"
import { commandFor } from "#server/platform/commands.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import {
  exitCodes,
  firstDifference,
  readJson,
  refusalText,
  runCommand,
  sha256,
} from "./run-command.ts"

/** Checks only what a frozen list is. A wrong value then shows as a difference. */
const parseWithoutPackages = (value: unknown, path: string) => {
  const list = value as Partial<FrozenInput> | null
  if (list?.format !== "merit-list-1" || !Array.isArray(list.candidates)) {
    throw new OperatorError(`${path} is no frozen list.`)
  }
  console.log("The packages are not installed: the limits of the rule's values are not checked.")
  return list as FrozenInput
}

/** The check of every value uses the schema library, if it is installed. */
const { parseFrozenList } = await import("./parse-with-schema.ts").catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error
  return { parseFrozenList: parseWithoutPackages }
})

/** Recomputes a list, prints what came out, and returns the exit code. */
const verify = (path: string, input: FrozenInput, frozen: unknown) => {
  const list = recompute(input, sha256)
  if ("refusals" in list) {
    console.log(`${path} is not a valid list.`)
    for (const refusal of list.refusals) console.log(refusalText(refusal))
    return exitCodes.no
  }
  const isSame = JSON.stringify(list) === JSON.stringify(frozen)
  if (!isSame) {
    console.log(`${path} does not hold what its rule and candidates give.`)
    console.log(`The first difference is at ${firstDifference(list, frozen) || "the top"}.`)
    return exitCodes.no
  }
  console.log(`${path} was recomputed to the same bytes.`)
  const { about } = list
  if (about) console.log(`${about.session}, ${about.programme}, list ${about.round}.`)
  console.log(`SHA-256 ${list.result.sha256} must be the one that is printed on the list.`)
  return exitCodes.done
}

await runCommand(() => {
  const [path, ...more] = process.argv.slice(2)
  if (!path || more.length > 0) throw new OperatorError(commandFor("merit verify", "FILE"))
  const frozen = readJson(path)
  const input = parseFrozenList(frozen, path)
  try {
    return verify(path, input, frozen)
  } catch (error) {
    // Without the schema library a value of the wrong type is noticed only here.
    const { message } = error as Error
    throw new OperatorError(`${path} is no frozen list: a value of it cannot be used (${message}).`)
  }
})
