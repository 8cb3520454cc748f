import { type Answers, readAnswers } from "#domain/applications/drafts/answers-file.ts"

import { decryptDraft } from "./draft-encryption.ts"
import { boundOf, type SaveDeps } from "./save-draft.ts"
import type { DraftAccess, Verified } from "./verify-draft.ts"

export type OpenDraftResult =
  | {
      outcome: "opened"
      version: number
      expiresAt: string
      submissionKey: string
      answers: Answers
    }
  | Exclude<Verified, { outcome: "right" }>
  | { outcome: "submitted" }

/** Opens a stored draft. It stays as it is, for the device that opens it next. */
export const openDraft =
  (deps: Pick<SaveDeps, "verify" | "isSubmitted" | "files">) =>
  async (access: DraftAccess): Promise<OpenDraftResult> => {
    const verified = await deps.verify(access)
    if (verified.outcome !== "right") return verified
    const { draft, key } = verified
    const { version, submission_key: submissionKey, expires_at: expiresAt } = draft
    if (await deps.isSubmitted(submissionKey)) return { outcome: "submitted" }
    const encrypted = await deps.files.read(draft.file)
    if (!encrypted) throw new Error("the file of a stored draft is missing")
    const content: unknown = JSON.parse(decryptDraft(encrypted, key, boundOf(draft)).toString())
    const read = readAnswers(content)
    if (read.outcome !== "read") throw new Error("a stored draft cannot be read")
    return { outcome: "opened", version, expiresAt, submissionKey, answers: read.answers }
  }
