import {
  type Answers,
  type AnswersFile,
  toAnswers,
} from "#domain/applications/drafts/answers-file.ts"
import { parseDraftCode, parsePin } from "#domain/applications/drafts/draft-code.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { parseSubmissionKey, submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import { readPictures, type ReceivedForm } from "#server/features/applications/applications.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import type { OpenDraftResult } from "./open-draft.ts"
import type { DraftToSave, SaveDraftResult } from "./save-draft.ts"
import type { DraftAccess } from "./verify-draft.ts"

interface Deps extends Pick<SiteDeps, "now" | "randomBytes"> {
  save: (draft: DraftToSave) => Promise<SaveDraftResult>
  open: (access: DraftAccess) => Promise<OpenDraftResult>
}

export type SavePlainResult =
  | (SaveDraftResult & { submissionKey: string })
  | Exclude<OpenDraftResult, { outcome: "opened" }>
  | { outcome: "pin_format" }
  | { outcome: "pictures"; errors: FieldErrors }

/** A page without JavaScript cannot put stored files back into its inputs, so those that it does not send again stay. */
const withStored = (sent: AnswersFile[], stored: Answers | undefined) => {
  const kept = (stored?.files ?? []).filter(({ field }) => sent.every((one) => one.field !== field))
  return [...kept, ...sent]
}

/** Stores a form that a page without JavaScript posted. Its pictures are as the camera made them. */
export const savePlainDraft =
  ({ save, open, now, randomBytes }: Deps) =>
  async (
    { fields, files }: ReceivedForm,
    { course, session, ip }: { course: string; session: string; ip: string },
  ): Promise<SavePlainResult> => {
    const pin = parsePin(fields.draft_pin)
    if (!pin) return { outcome: "pin_format" }
    const { errors, jpegs } = await readPictures({ files, isPlainForm: true }, true)
    if (Object.keys(errors).length > 0) return { outcome: "pictures", errors }
    const code = parseDraftCode(fields.draft_code)
    const before = code === undefined ? undefined : await open({ code, pin, ip })
    if (before && before.outcome !== "opened") return before
    const sent = uploadNames.flatMap((field): AnswersFile[] => {
      const data = jpegs[field]?.toString("base64")
      return data ? [{ field, name: `${field}.jpg`, type: "image/jpeg", data }] : []
    })
    const answers = toAnswers({
      course,
      session,
      saved_at: now().toISOString(),
      values: { ...fields },
      files: withStored(sent, before?.answers),
    })
    const submissionKey =
      parseSubmissionKey(fields.submission_key) ?? submissionKeyFrom(randomBytes(18))
    const version = code === undefined ? undefined : Number(fields.draft_version)
    return { ...(await save({ code, pin, ip, version, submissionKey, answers })), submissionKey }
  }
