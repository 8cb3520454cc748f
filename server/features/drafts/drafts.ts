// Public entry of this feature: other features import from this file only.
import { type Answers, readAnswers } from "#domain/applications/drafts/answers-file.ts"
import { parseSubmissionKey } from "#domain/applications/form/form-values.ts"
import type { ReceivedForm } from "#server/features/applications/applications.ts"

import { decryptDraft } from "./draft-encryption.ts"
import { createDraftRepository } from "./draft-repository.ts"
import { boundOf, saveDraft, type SaveDeps } from "./save-draft.ts"
import { createVerify, type DraftAccess, type Verified } from "./verify-draft.ts"

export type { DraftToSave, SaveDraftResult } from "./save-draft.ts"
export type { DraftAccess } from "./verify-draft.ts"

type Refused = Exclude<Verified, { outcome: "right" }>

export type OpenDraftResult =
  | {
      outcome: "opened"
      version: number
      expiresAt: string
      submissionKey: string
      answers: Answers
    }
  | Refused
  | { outcome: "submitted" }

type Deps = Omit<SaveDeps, "drafts" | "verify">

const openDraft =
  (deps: SaveDeps) =>
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

/** Stored drafts: what applicants save to continue on another device. */
export const createDrafts = (given: Deps) => {
  const drafts = createDraftRepository(given.db)
  const verify = createVerify({ ...given, drafts })
  const deps: SaveDeps = { ...given, drafts, verify }
  const { files, now } = given
  return {
    save: saveDraft(deps),
    open: openDraft(deps),

    /** Deletes a draft, for an applicant who has its code and PIN. */
    remove: async (access: DraftAccess): Promise<Refused | { outcome: "removed" }> => {
      const verified = await verify(access)
      if (verified.outcome !== "right") return verified
      await files.delete(await drafts.remove("id", verified.draft.id))
      return { outcome: "removed" }
    },

    /** Ends the draft of a form that was submitted. */
    endWith: async ({ fields }: Pick<ReceivedForm, "fields">) => {
      const key = parseSubmissionKey(fields.submission_key)
      if (key) await files.delete(await drafts.remove("submission_key", key))
    },

    /** Deletes the drafts that have expired, and those of submitted forms. Returns how many. */
    sweep: async () => {
      let count = 0
      for (;;) {
        const names = await drafts.removeEnded(now())
        if (names.length === 0) return count
        await files.delete(names)
        count += names.length
      }
    },

    count: drafts.count,
    listKnownFiles: drafts.listKnownFiles,
  }
}

/**
 * A submission that ends the stored draft of its form. A failure is no failure of the application: the hourly sweep deletes
 * the draft then.
 */
export const endingDraft =
  <
    Sent extends Pick<ReceivedForm, "fields">,
    Rest extends unknown[],
    Result extends { accepted: boolean },
  >(
    submit: (form: Sent, ...rest: Rest) => Promise<Result>,
    { endWith }: Pick<Drafts, "endWith">,
  ) =>
  async (form: Sent, ...rest: Rest): Promise<Result> => {
    const result = await submit(form, ...rest)
    if (result.accepted) await endWith(form).catch(() => undefined)
    return result
  }

export type Drafts = ReturnType<typeof createDrafts>
