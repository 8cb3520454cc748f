import type { FormValues } from "#domain/applications/form-values.ts"

import { deletePictures } from "../upload/picture-draft.ts"
import { withoutConsent } from "./consent.ts"

/** A form in the making, kept in this browser until it is sent, cleared or seven days old. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  submissionKey: string
  /** The tab that was open. */
  step: number
  values: FormValues
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Each course's draft lies under a key of its own, so that one does not mix into another. */
export const draftKey = (course: string) => `admission-draft:${course}`

/** A stored draft's text as a draft; undefined for what is none or too old at `now`. */
export const parseDraft = (text: string | null, now: number): Draft | undefined => {
  if (!text) return undefined
  try {
    const draft = JSON.parse(text) as Draft
    if (now - draft.savedAt >= lifetimeMs || !draft.values) return undefined
    // Drafts of earlier versions hold the consent.
    return { ...draft, values: withoutConsent(draft.values) }
  } catch {
    return undefined
  }
}

/** The course's draft. One that is too old is dropped with its pictures. */
export const loadDraft = (course: string): Draft | undefined => {
  try {
    const text = localStorage.getItem(draftKey(course))
    const draft = parseDraft(text, Date.now())
    if (text && !draft) void deleteDraft(course)
    return draft
  } catch {
    return undefined
  }
}

/** Keeps a draft; false where the browser keeps nothing. */
export const saveDraft = (course: string, draft: Draft) => {
  try {
    localStorage.setItem(draftKey(course), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Removes a draft and its pictures. Settles when both are gone, or where nothing could be kept. */
export const deleteDraft = async (course: string) => {
  try {
    localStorage.removeItem(draftKey(course))
    await deletePictures(course)
  } catch {
    return
  }
}
