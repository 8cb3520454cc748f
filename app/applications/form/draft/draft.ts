import { isSensitive } from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import {
  readStored,
  type StorageArea,
  storedKeys,
  writeStored,
} from "#ui/browser/browser-storage.ts"

import { deleteDraft, deleteFrom, draftKey, submittedForm } from "./delete-draft.ts"
import { copyPictures } from "./draft-pictures.ts"
import { isServerTimeKnown, serverNow } from "./server-clock.ts"

/**
 * The applicant's answer to "Is this your own phone or computer?". Without an answer no more is stored than on a
 * shared one.
 */
export const devices = ["own", "shared"] as const
export type Device = (typeof devices)[number]

/**
 * A form's values without the consent. A draft never restores consent: on a shared phone the next user may be another
 * person, and the notice may have changed.
 */
export const withoutConsent = ({ agreed_to_declaration: _consent, ...values }: FormValues) => values

/** The versions of the privacy notice and of the declarations on the page; "" without a notice. */
export type ShownVersions = Record<"notice_version" | "declaration_version", string>

/**
 * Values carried over within one visit: posted without JavaScript, or typed before hydration. Keeps the consent only
 * if it was given to the versions that the page shows now.
 */
export const withConsentTo = (shown: ShownVersions, values: FormValues) =>
  Object.entries(shown).every(([name, version]) => (values[name] ?? "") === version)
    ? values
    : withoutConsent(values)

/** An unsubmitted form, stored in this browser until it is submitted, cleared or expired. */
export interface FormDraft {
  /** Milliseconds since 1970, by the server's clock. */
  savedAt: number
  submissionKey: string
  /** Index of the open tab. */
  step: number
  values: FormValues
  device?: Device | undefined
  /** Shows the server when the form was begun. */
  startToken?: string | undefined
  /** The course of a submitted form (`submittedForm`), and of answers that were kept beside a form. */
  course?: string | undefined
  /** The code of its draft on the server, and the version there that this device knows. The PIN is never kept. */
  remote?: RemoteDraft | undefined
}

export interface RemoteDraft {
  code: string
  version: number
  /** When it ends, ISO 8601. */
  expiresAt: string
}

const areaOf = (device: Device | undefined): StorageArea =>
  device === "own" ? "localStorage" : "sessionStorage"

const minuteMs = 60 * 1000
/** Two windows of one draft differ by the time that their pages took to arrive. */
const toleratedMs = minuteMs
const lifetimeMs = { localStorage: 7 * 24 * 60 * minuteMs, sessionStorage: 30 * minuteMs }

/** The draft as it may be stored: without the consent, and without sensitive values unless the device is one's own. */
export const storable = (draft: FormDraft): FormDraft => ({
  ...draft,
  values: Object.fromEntries(
    Object.entries(withoutConsent(draft.values)).filter(
      ([name]) => draft.device === "own" || !isSensitive(name),
    ),
  ),
})

/** Parses a stored draft; undefined if it is malformed or too old at `now`. */
export const parseDraft = (
  text: string | null,
  now: number,
  area: StorageArea,
): FormDraft | undefined => {
  if (!text) return undefined
  try {
    const draft = JSON.parse(text) as FormDraft
    if (now - draft.savedAt >= lifetimeMs[area] || !draft.values) return undefined
    // Drafts saved by earlier versions contain the consent and, without an answer about the device, sensitive values.
    return storable(draft)
  } catch {
    return undefined
  }
}

/**
 * Reads the draft in one storage area. If the server's time is known, deletes an expired draft, and dates one of a future
 * time, which an earlier version saved by a clock that was ahead, from now.
 */
const readDraft = (course: string, area: StorageArea) => {
  const text = readStored(draftKey(course), area)
  const now = serverNow()
  const draft = parseDraft(text, now, area)
  if (!text || !isServerTimeKnown()) return draft
  if (!draft) void deleteFrom(course, area)
  if (!draft || draft.savedAt <= now + toleratedMs) return draft
  const dated = { ...draft, savedAt: now }
  writeStored(draftKey(course), JSON.stringify(dated), area)
  return dated
}

/** Saves a draft; returns false if the browser's storage is unavailable. */
export const saveDraft = (course: string, draft: FormDraft) => {
  const area = areaOf(draft.device)
  if (area === "localStorage") void deleteFrom(course, "sessionStorage")
  return writeStored(draftKey(course), JSON.stringify(storable(draft)), area)
}

/** Removes the text of a draft whose form is in the outbox. Its pictures stay for the form on the page, until another one is opened. */
export const dropDraftText = (course: string) => writeStored(draftKey(course), null)

/** Loads the course's draft. Deletes what has expired, and what an earlier version stored without asking. */
export const loadDraft = (course: string): FormDraft | undefined => {
  const inTab = readDraft(course, "sessionStorage")
  const onDevice = readDraft(course, "localStorage")
  if (!onDevice || onDevice.device === "own") return onDevice ?? inTab
  void deleteFrom(course, "localStorage")
  if (inTab) return inTab
  const moved = { ...onDevice, savedAt: serverNow() }
  saveDraft(course, moved)
  return moved
}

/** The courses of which this browser holds a draft, also of an earlier session. */
export const draftedCourses = () => [
  ...new Set(
    (["sessionStorage", "localStorage"] as const).flatMap((area) =>
      storedKeys(draftKey(""), area).map((key) => key.slice(draftKey("").length)),
    ),
  ),
]

/** Deletes the expired and the former drafts of every course. */
export const sweepDrafts = () => {
  for (const course of draftedCourses()) loadDraft(course)
}

/**
 * Deletes the draft of a form that was submitted. If the applicant chose so on the own device, a copy stays as long as a
 * draft, so that the form of another course can start from it.
 */
export const endDraft = async (course: string, isKept: boolean, draft = loadDraft(course)) => {
  if (isKept && draft?.device === "own") {
    saveDraft(submittedForm, {
      ...draft,
      ...(isServerTimeKnown() && { savedAt: serverNow() }),
      course,
    })
    await copyPictures(course, submittedForm).catch(() => undefined)
  }
  await deleteDraft(course)
}
