// npm run merit:verify -- FILE: recomputes a frozen merit list and says whether the result has the same bytes
// (docs/merit.md). Exit code 0 if it has, 1 if not, 2 if the file is no frozen list.
import { frozenInputSchema, recompute } from "#domain/merit/frozen-list.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { firstDifference } from "./merit/first-difference.ts"
import { parseWith, readJson } from "./merit/read-json.ts"
import { exitCodes, refusalText, runCommand, sha256 } from "./merit/run-command.ts"

runCommand(() => {
  const [path, ...more] = process.argv.slice(2)
  if (!path || more.length > 0) throw new OperatorError("npm run merit:verify -- FILE")
  const frozen = readJson(path)
  const list = recompute(parseWith(frozenInputSchema, frozen, path), sha256)
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
  console.log(`SHA-256 ${list.result.sha256} must be the one that is printed on the list.`)
  return exitCodes.done
})
