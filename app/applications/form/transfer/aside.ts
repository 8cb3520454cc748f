import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"

import { asideOf } from "../draft/delete-draft.ts"
import { deletePicture, loadPicture, savePicture } from "../draft/draft-pictures.ts"
import { type FormDraft, loadDraft, saveDraft } from "../draft/draft.ts"
import type { FormContent } from "./content.ts"

/** The answers that were not chosen, with all values and files, while this page is open; by course. */
const inMemory = new Map<string, FormContent & { submissionKey: string }>()

/** Saves the pictures of a draft on the applicant's own device. Returns those that could not be saved. */
export const savePictures = async (draft: string, files: FormContent["files"]) => {
  const unsaved: Partial<Record<UploadName, File>> = {}
  for (const name of uploadNames) {
    const file = files[name]
    try {
      if (file) await savePicture(draft, name, file)
      else await deletePicture(draft, name)
    } catch {
      if (file) unsaved[name] = file
    }
  }
  return unsaved
}

/** Keeps answers beside those of the form with this submission key. On one's own device they outlive the page. */
export const setAside = async (
  course: string,
  content: FormContent,
  { device, submissionKey }: Pick<FormDraft, "device" | "submissionKey">,
) => {
  inMemory.set(course, { ...content, submissionKey })
  if (device !== "own") return
  const { values, savedAt, files } = content
  saveDraft(asideOf(course), { values, savedAt, submissionKey, step: 0, device, course })
  await savePictures(asideOf(course), files)
}

/** The answers beside the form with this submission key: those of another form are of another person, maybe. */
export const findAside = async (
  course: string,
  submissionKey: string,
): Promise<FormContent | undefined> => {
  const kept = inMemory.get(course)
  if (kept?.submissionKey === submissionKey) return kept
  inMemory.delete(course)
  const stored = loadDraft(asideOf(course))
  if (stored?.submissionKey !== submissionKey) return undefined
  const files: FormContent["files"] = {}
  for (const name of uploadNames) {
    const file = await loadPicture(asideOf(course), name).catch(() => undefined)
    if (file) files[name] = file
  }
  return { values: stored.values, savedAt: stored.savedAt, files }
}
