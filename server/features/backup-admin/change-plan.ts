import {
  type BackupPlan,
  lastDueAt,
  type PlanNumber,
  planLimits,
} from "#domain/backup/backup-plan.ts"
import { normalizePassword } from "#domain/fields/password.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { InputErrors } from "#server/features/define-call.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { passwordError } from "#server/features/staff/staff.ts"
import type { Config } from "#server/platform/config.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"

import { findFolderProblem } from "./check-folder.ts"
import {
  encryptPassphrase,
  folderOf,
  hasPassphrase,
  passphraseVariable,
  readStoredPlan,
  replacePlan,
} from "./plan.ts"

/** A passphrase as it was typed, twice: a mistake in it would make a backup that nobody can open. */
export interface TypedPassphrase {
  passphrase: string
  passphrase_again: string
}

/** Why a passphrase is not taken. An attacker who has the file can guess without a limit. */
export const passphraseErrors = async (typed: TypedPassphrase): Promise<InputErrors> => {
  const { passphrase, passphrase_again: again } = typed
  // A command reads one line.
  if (/\p{Cc}/u.test(passphrase)) return { passphrase: ["backup.characters"] }
  const error = await passwordError(passphrase, [])
  if (error) return { passphrase: [error] }
  return passphrase === again ? {} : { passphrase_again: ["backup.differs"] }
}

export type SentPlan = Record<PlanNumber | "folder" | "time", string> & TypedPassphrase

interface Deps extends Pick<SiteDeps, "db" | "now" | "fieldEncryption"> {
  config: Config
}

const numberNames = Object.keys(planLimits) as PlanNumber[]

const readNumbers = (sent: SentPlan) => {
  const errors: InputErrors = {}
  const numbers = {} as Record<PlanNumber, number>
  for (const name of numberNames) {
    const digits = toAsciiDigits(sent[name]).trim()
    const { from, to } = planLimits[name]
    numbers[name] = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
    if (!(numbers[name] >= from && numbers[name] <= to)) errors[name] = [`backup.${name}`]
  }
  return { errors, numbers }
}

const readTime = (sent: string) => {
  const time = toAsciiDigits(sent).trim()
  return time === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}

const folderErrors = async ({ config }: Deps, plan: BackupPlan): Promise<InputErrors> => {
  const folder = folderOf(config, plan)
  if (folder === "") return plan.time === "" ? {} : { folder: ["missing"] }
  // One that the environment names can only be changed there.
  if (config.BACKUP_FOLDER) return {}
  const problem = await findFolderProblem(folder, config.DATA_DIR)
  return problem ? { folder: [`backup.${problem}`] } : {}
}

/** The passphrase of the next plan, encrypted. Where none is typed, the former one stays. */
const readPassphrase = async ({ config, fieldEncryption }: Deps, sent: SentPlan) => {
  if (sent.passphrase === "" || passphraseVariable(config)) return {}
  const errors = await passphraseErrors(sent)
  if (Object.keys(errors).length > 0) return { errors }
  return { encrypted: encryptPassphrase(fieldEncryption, normalizePassword(sent.passphrase)) }
}

/** Stores where and when backups are made. Returns why nothing is changed: errors by field, or another change meanwhile. */
export const changePlan = async (
  deps: Deps,
  sent: SentPlan,
  by: string,
): Promise<InputErrors | "changed meanwhile" | undefined> => {
  const { db, now, config } = deps
  const { stored, plan: former } = await readStoredPlan(db)
  const { errors: numberErrors, numbers } = readNumbers(sent)
  const time = readTime(sent.time)
  const { errors: passphraseProblems, encrypted } = await readPassphrase(deps, sent)
  const plan: BackupPlan = {
    ...former,
    ...numbers,
    folder: config.BACKUP_FOLDER ? former.folder : sent.folder.trim(),
    time: time ?? "",
    ...(encrypted !== undefined && { passphrase_encrypted: encrypted }),
  }
  const isWithoutPassphrase = plan.time !== "" && !hasPassphrase(config, plan)
  const errors: InputErrors = {
    ...(await folderErrors(deps, plan)),
    ...(time === undefined && { time: ["backup.time"] }),
    ...numberErrors,
    ...(isWithoutPassphrase && { passphrase: ["missing"] }),
    ...passphraseProblems,
  }
  if (Object.keys(errors).length > 0) return errors
  return db.transaction().execute(async (transaction) => {
    if (!(await replacePlan(transaction, stored, plan))) return "changed meanwhile" as const
    // A new time begins with its next hour: nobody asks for a backup by choosing one.
    const due = lastDueAt(plan, now())
    if (due && plan.time !== former.time) {
      await setInstallationValue(transaction, "backup_due", due.toISOString())
    }
    await writeAudit(transaction, stampOf(deps, by), "backup plan changed", "installation")
    return undefined
  })
}
