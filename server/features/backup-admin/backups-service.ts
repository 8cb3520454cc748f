import { lastDueAt } from "#domain/backup/backup-plan.ts"
import { normalizePassword } from "#domain/fields/password.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import {
  findInstallationValue,
  findLastBackup,
  replaceInstallationValue,
} from "#server/platform/database/installation.ts"

import { createRunner } from "./begin-run.ts"
import { changePlan, type SentPlan } from "./change-plan.ts"
import { folderOf, hasPassphrase, readPassphraseOf, readPlan } from "./plan.ts"
import { readBackupAlert, readBackups, type ReadDeps } from "./read-backups.ts"
import { sendCopy } from "./send-copy.ts"

export type { BackupsView } from "./read-backups.ts"

interface Deps extends ReadDeps, Pick<SiteDeps, "fieldEncryption" | "randomBytes"> {
  /** scrypt work factor; tests use a low one for speed. */
  workFactor?: number
}

/** Sends a copy once the audit log has its line. */
const sendAudited = async (
  deps: Pick<Deps, "db" | "now">,
  send: () => ReturnType<typeof sendCopy>,
  by: string,
) => {
  const copied = await send()
  if (copied.outcome !== "sent") return copied
  try {
    await writeAudit(deps.db, stampOf(deps, by), "backup downloaded", "installation")
  } catch (error) {
    // Nobody will read it, and its process would wait for ever.
    copied.content.destroy()
    throw error
  }
  return copied
}

/** Backups as the console and the schedule make them, with the functions of the command, in a process of their own. */
export const createBackups = (deps: Deps) => {
  const { db, now, config, fieldEncryption, workFactor } = deps
  const runner = createRunner(deps)
  const cost = workFactor && { workFactor }

  const make = async (kind: "hand" | "plan", by: string) => {
    const plan = await readPlan(db)
    const into = folderOf(config, plan)
    if (into === "" || !hasPassphrase(config, plan)) return "not set up" as const
    const begun = await runner.begin({ kind, by }, async () => ({
      config,
      passphrase: await readPassphraseOf(config, plan, fieldEncryption),
      target: { into, keep: { daily: plan.keep_daily, monthly: plan.keep_monthly } },
      ...cost,
    }))
    return begun ? ("begun" as const) : ("running" as const)
  }

  /** Begins the backup that is due, if no process has begun it and none was made since. */
  const makeDue = async () => {
    const due = lastDueAt(await readPlan(db), now())
    if (!due) return
    const before = await findInstallationValue(db, "backup_due")
    const lastBackup = await findLastBackup(db, now())
    const isDone = [before, lastBackup].some((at) => at && Date.parse(at) >= due.getTime())
    if (isDone) return
    if ((await make("plan", systemActors.server)) === "running") return
    await replaceInstallationValue(db, "backup_due", before, due.toISOString())
  }

  return {
    read: () => readBackups(deps),
    readAlert: () => readBackupAlert(deps),

    start: async (by: string) => {
      const outcome = await make("hand", by)
      if (outcome === "begun") {
        await writeAudit(db, stampOf(deps, by), "backup asked for", "installation")
      }
      return outcome
    },

    /** A copy of all data, encrypted with this passphrase while it is sent. */
    copy: async (passphrase: string, by: string) => {
      const task = { config, passphrase: normalizePassword(passphrase), target: undefined, ...cost }
      return sendAudited(deps, () => sendCopy(runner, by, task), by)
    },

    changePlan: (sent: SentPlan, by: string) => changePlan(deps, sent, by),
    makeDue,
    close: runner.close,
  }
}
