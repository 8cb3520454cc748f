import { type BackupPlan, backupPlan, defaultPlan } from "#domain/backup/backup-plan.ts"
import type { Config } from "#server/platform/config.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  replaceInstallationValue,
} from "#server/platform/database/installation.ts"

/** The additional authenticated data of the encrypted passphrase. */
const bound = "backup passphrase"

/** The stored plan, also as its text; the plan of the command if none is stored. */
export const readStoredPlan = async (db: Database) => {
  const stored = await findInstallationValue(db, "backup_plan")
  const plan = stored === undefined ? defaultPlan : backupPlan.parse(JSON.parse(stored))
  return { stored, plan }
}

export const readPlan = async (db: Database): Promise<BackupPlan> => (await readStoredPlan(db)).plan

/** Replaces the stored plan. False if another change replaced it first. */
export const replacePlan = (db: Database, stored: string | undefined, plan: BackupPlan) =>
  replaceInstallationValue(db, "backup_plan", stored, JSON.stringify(plan))

export const encryptPassphrase = (
  fieldEncryption: Pick<FieldEncryption, "encrypt">,
  passphrase: string,
) => fieldEncryption.encrypt(passphrase, bound)

export type BackupConfig = Pick<
  Config,
  "BACKUP_FOLDER" | "BACKUP_PASSPHRASE" | "BACKUP_PASSPHRASE_FILE"
>

/** The destination: that of the environment comes first. Empty if there is none. */
export const folderOf = ({ BACKUP_FOLDER }: BackupConfig, { folder }: BackupPlan) =>
  BACKUP_FOLDER ?? folder

/** The variable that sets the passphrase, if one does. */
export const passphraseVariable = (config: BackupConfig) =>
  (["BACKUP_PASSPHRASE", "BACKUP_PASSPHRASE_FILE"] as const).find((name) => config[name])

export const hasPassphrase = (config: BackupConfig, plan: BackupPlan) =>
  passphraseVariable(config) !== undefined || plan.passphrase_encrypted !== ""

/** The passphrase of backups: that of the environment comes first. */
export const readPassphraseOf = async (
  config: BackupConfig,
  plan: BackupPlan,
  fieldEncryption: Pick<FieldEncryption, "decrypt">,
) => {
  if (!passphraseVariable(config)) return fieldEncryption.decrypt(plan.passphrase_encrypted, bound)
  // Imported on demand: it is large, and a server that makes no backup does not need it.
  const { readPassphrase } = await import("#server/features/backup/backup.ts")
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = config
  return readPassphrase({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }, { isNew: true })
}

/** Encrypts the passphrase of the plan with another key. */
export const reencryptPlan = async (
  db: Database,
  { from, to }: Record<"from" | "to", FieldEncryption>,
) => {
  const { stored, plan } = await readStoredPlan(db)
  if (plan.passphrase_encrypted === "") return
  const passphrase = from.decrypt(plan.passphrase_encrypted, bound)
  await replacePlan(db, stored, {
    ...plan,
    passphrase_encrypted: encryptPassphrase(to, passphrase),
  })
}
