import * as z from "zod/mini"

import { text } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, FileAnswer, invalid } from "#server/features/define-call.ts"

import type { createBackups } from "./backups-service.ts"
import { passphraseErrors } from "./change-plan.ts"

interface Deps {
  backups: ReturnType<typeof createBackups>
}

const call = defineCalls<Deps>()

const secret = z.prefault(text, "")
const confirmed = { password: z.string() }
const passphrase = { passphrase: secret, passphrase_again: secret }

/** The backups of the site: what there is, the plan for them, one now, and a copy to take away. */
export const backupCalls = {
  "GET /backups": call("backups.read", {}, ({ backups }) => backups.read()),

  "GET /backups/alert": call("backups.read", {}, ({ backups }) => backups.readAlert()),

  "POST /backups/start": call("backups.make", {}, async ({ backups }, _sent, { actor }) => {
    const outcome = await backups.start(actor.name)
    if (outcome === "running") return conflict("backup_running")
    return outcome === "not set up" ? conflict("backup_not_set_up") : {}
  }),

  "PUT /backups/plan": call(
    "backups.make",
    {
      ...confirmed,
      ...passphrase,
      folder: text,
      time: text,
      keep_daily: text,
      keep_monthly: text,
      alert_hours: text,
    },
    async ({ backups }, { password, ...sent }, { actor, confirmPassword }) => {
      const refused = await confirmPassword(password)
      if (refused) return refused
      const errors = await backups.changePlan(sent, actor.name)
      if (errors === "changed meanwhile") return conflict("changed_meanwhile")
      return errors ? invalid(errors) : {}
    },
  ),

  "POST /backups/download": call(
    "backups.make",
    { ...confirmed, ...passphrase },
    async ({ backups }, { password, ...typed }, { actor, confirmPassword }) => {
      const refused = await confirmPassword(password)
      if (refused) return refused
      const errors = await passphraseErrors(typed)
      if (Object.keys(errors).length > 0) return invalid(errors)
      const copied = await backups.copy(typed.passphrase, actor.name)
      if (copied.outcome === "running") return conflict("backup_running")
      if (copied.outcome === "failed") return conflict("backup_failed")
      const { name, content } = copied
      return new FileAnswer({ name, type: "application/octet-stream", content })
    },
  ),
}
