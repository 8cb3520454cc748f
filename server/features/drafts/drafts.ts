// Public entry of this feature: other features import from this file only.
import { parseSubmissionKey } from "#domain/applications/form/form-values.ts"
import type { ReceivedForm } from "#server/features/applications/applications.ts"

import { createDraftRepository } from "./draft-repository.ts"
import { openDraft } from "./open-draft.ts"
import { saveDraft, type SaveDeps } from "./save-draft.ts"
import { savePlainDraft } from "./save-plain-draft.ts"
import { createVerify, type DraftAccess, type Verified } from "./verify-draft.ts"

export type { DraftAccess } from "./verify-draft.ts"

type Deps = Omit<SaveDeps, "drafts" | "verify">

/** Stored drafts: what applicants save to continue on another device. */
export const createDrafts = (given: Deps) => {
  const drafts = createDraftRepository(given.db)
  const verify = createVerify({ ...given, drafts })
  const deps: SaveDeps = { ...given, drafts, verify }
  const { files, now } = given
  const save = saveDraft(deps)
  const open = openDraft(deps)
  return {
    save,
    open,
    /** Stores a form that a page without JavaScript posted. */
    savePlain: savePlainDraft({ ...given, save, open }),

    /** Deletes a draft, for an applicant who has its code and PIN. */
    remove: async (
      access: DraftAccess,
    ): Promise<Exclude<Verified, { outcome: "right" }> | { outcome: "removed" }> => {
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
