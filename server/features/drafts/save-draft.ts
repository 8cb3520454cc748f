import type { Answers } from "#domain/applications/drafts/answers-file.ts"
import { draftCodeFrom, isEasyPin } from "#domain/applications/drafts/draft-code.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FormDraftsTable } from "#server/platform/database/tables.ts"

import { deriveDraftKey, type DraftKey, encryptDraft } from "./draft-encryption.ts"
import { codeHashOf, type DraftAccess, type Verified, type VerifyDeps } from "./verify-draft.ts"

/** A draft ends this long after it was saved last. */
const lifetimeMs = 30 * 86_400_000

export interface DraftToSave extends Omit<DraftAccess, "code"> {
  /** Undefined for a new draft. */
  code: string | undefined
  /** The version that this device has opened or saved last. */
  version: number | undefined
  submissionKey: string
  answers: Answers
}

export type SaveDraftResult =
  | { outcome: "stored"; code: string; version: number; savedAt: string; expiresAt: string }
  | Exclude<Verified, { outcome: "right" }>
  /** Another device saved a newer version. */
  | { outcome: "conflict"; version: number; savedAt: string }
  | { outcome: "easy_pin" | "submitted" | "no_space" }

export interface SaveDeps extends VerifyDeps, Pick<SiteDeps, "files"> {
  verify: (access: DraftAccess) => Promise<Verified>
  isSubmitted: (submissionKey: string) => Promise<boolean>
  /** The most bytes of all drafts together: drafts never use up the space for applications. */
  maxBytes: number
}

/** What the encrypted file belongs to: a file cannot take the place of another draft's or of a later version. */
export const boundOf = ({ id, version }: Pick<FormDraftsTable, "id" | "version">) =>
  `form draft ${id} ${version}`

type Place = Pick<FormDraftsTable, "id" | "code_hash" | "version" | "salt">

/** Stores the encrypted file, and returns the row that names it. */
const writeFile = async (
  { files, randomBytes, now }: SaveDeps,
  { answers, submissionKey }: DraftToSave,
  place: Place,
  key: DraftKey,
): Promise<FormDraftsTable> => {
  const savedAt = now()
  const content = JSON.stringify({ ...answers, saved_at: savedAt.toISOString() })
  const encrypted = encryptDraft(Buffer.from(content), key, boundOf(place))
  const file = `${randomBytes(16).toString("hex")}.draft`
  await files.put(file, encrypted)
  return {
    ...place,
    submission_key: submissionKey,
    key_check: key.check,
    file,
    size: encrypted.length,
    saved_at: savedAt.toISOString(),
    expires_at: new Date(savedAt.getTime() + lifetimeMs).toISOString(),
  }
}

const storedAs = (code: string, { version, saved_at, expires_at }: FormDraftsTable) =>
  ({ outcome: "stored", code, version, savedAt: saved_at, expiresAt: expires_at }) as const

const insertDraft = async (deps: SaveDeps, sent: DraftToSave): Promise<SaveDraftResult> => {
  const { drafts, fieldEncryption, files, randomBytes, maxBytes } = deps
  const { pin, answers } = sent
  if (isEasyPin(pin, Object.values(answers.values).flat())) return { outcome: "easy_pin" }
  if ((await drafts.count()).bytes >= maxBytes) return { outcome: "no_space" }
  const code = draftCodeFrom(randomBytes(12))
  const place = {
    id: randomBytes(12).toString("base64url"),
    code_hash: codeHashOf(deps, code),
    version: 1,
    salt: randomBytes(16).toString("base64url"),
  }
  const key = await deriveDraftKey(fieldEncryption, { code, pin }, place.salt)
  const row = await writeFile(deps, sent, place, key)
  try {
    await drafts.insert(row)
  } catch (error) {
    await files.delete([row.file])
    throw error
  }
  return storedAs(code, row)
}

/** Replaces the version that the device knows. A newer one is never overwritten. */
const replaceDraft = async (
  deps: SaveDeps,
  sent: DraftToSave,
  code: string,
): Promise<SaveDraftResult> => {
  const { drafts, files, verify, now } = deps
  const verified = await verify({ ...sent, code })
  if (verified.outcome !== "right") return verified
  const { draft, key } = verified
  const conflictWith = ({ version, saved_at }: FormDraftsTable) =>
    ({ outcome: "conflict", version, savedAt: saved_at }) as const
  if (draft.version !== sent.version) return conflictWith(draft)
  const { id, code_hash, salt } = draft
  const row = await writeFile(deps, sent, { id, code_hash, salt, version: draft.version + 1 }, key)
  const isReplaced = await drafts.replace(row, draft.version)
  await files.delete([isReplaced ? draft.file : row.file])
  if (isReplaced) return storedAs(code, row)
  const newer = await drafts.find(code_hash, now())
  return newer ? conflictWith(newer) : { outcome: "wrong" }
}

/** Stores a form to be continued on another device: under a new code, or as a new version of its draft. */
export const saveDraft =
  (deps: SaveDeps) =>
  async (sent: DraftToSave): Promise<SaveDraftResult> => {
    if (await deps.isSubmitted(sent.submissionKey)) return { outcome: "submitted" }
    return sent.code === undefined ? insertDraft(deps, sent) : replaceDraft(deps, sent, sent.code)
  }
