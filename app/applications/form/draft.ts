import { readStored, writeStored } from "#app/browser-storage.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"

import { deletePictures } from "../upload/use-picture.ts"

/**
 * A form's values without the consent. A draft never restores consent: on a shared phone the next user may be another
 * person, and the notice may have changed.
 */
export const withoutConsent = ({ agreed_to_declaration: _consent, ...values }: FormValues) => values

/**
 * Values carried over within one visit: posted without JavaScript, or typed before hydration. Keeps the consent only
 * if it was given to the notice version that the page shows now.
 */
export const withConsentTo = (noticeVersion = "", values: FormValues) =>
  (values.notice_version ?? "") === noticeVersion ? values : withoutConsent(values)

/** An unsubmitted form, stored in this browser until it is submitted, cleared or seven days old. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  submissionKey: string
  /** Index of the open tab. */
  step: number
  values: FormValues
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Each course has its own storage key, so that drafts do not mix. */
export const draftKey = (course: string) => `admission-draft:${course}`

/** Parses a stored draft; undefined if it is malformed or too old at `now`. */
export const parseDraft = (text: string | null, now: number): Draft | undefined => {
  if (!text) return undefined
  try {
    const draft = JSON.parse(text) as Draft
    if (now - draft.savedAt >= lifetimeMs || !draft.values) return undefined
    // Drafts saved by earlier versions contain the consent.
    return { ...draft, values: withoutConsent(draft.values) }
  } catch {
    return undefined
  }
}

/** Loads the course's draft. Deletes an expired draft and its pictures. */
export const loadDraft = (course: string): Draft | undefined => {
  const text = readStored(draftKey(course))
  const draft = parseDraft(text, Date.now())
  if (text && !draft) void deleteDraft(course)
  return draft
}

/** Saves a draft; returns false if the browser's storage is unavailable. */
export const saveDraft = (course: string, draft: Draft) =>
  writeStored(draftKey(course), JSON.stringify(draft))

/** Removes a draft and its pictures. Resolves when both are removed, or when storage is unavailable. */
export const deleteDraft = async (course: string) => {
  writeStored(draftKey(course), null)
  await deletePictures(course).catch(() => undefined)
}
