// npm run merit:rule -- PRESET SEATS: prints a draft of a programme's rule as JSON, to be checked against the
// prospectus (docs/merit.md).
import { type Preset, presetRule, presets } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import { commandFor } from "#server/platform/commands.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { exitCodes, runCommand } from "./run-command.ts"

runCommand(() => {
  const [preset, seats = "", ...more] = process.argv.slice(2)
  const isKnown = presets.includes(preset as Preset) && /^\d{1,5}$/.test(seats)
  if (!isKnown || more.length > 0) {
    throw new OperatorError(
      `${commandFor("merit rule", "PRESET SEATS")}    The presets are ${presets.join(", ")}.`,
    )
  }
  const rule = meritRuleSchema.parse(presetRule(preset as Preset, Number(seats)))
  console.log(JSON.stringify(rule, undefined, 2))
  return exitCodes.done
})
