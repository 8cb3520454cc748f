import { rememberSubmitted } from "../confirmation/submitted-form.ts"
import { savePicture } from "../form/draft/draft-pictures.ts"
import { loadDraft, saveDraft } from "../form/draft/draft.ts"
import { rememberAdmissionCode } from "../last-admission-code.tsx"
import { fileOf, isProof, type OutboxItem, type Receipt } from "./outbox-item.ts"
import { type Queued, removeQueued } from "./outbox-store.ts"

const attemptsKey = "admission-outbox-attempts"
/** Wrong attempts on this device, and how long nothing is opened after them. */
const mostAttempts = 5
const pauseMs = 15 * 60 * 1000

/** Local storage, so that a reload does not begin again. */
const readAttempts = (): { count: number; at: number } => {
  try {
    return JSON.parse(localStorage.getItem(attemptsKey) ?? "null") ?? { count: 0, at: 0 }
  } catch {
    return { count: 0, at: 0 }
  }
}

type Check = "right" | "wrong" | "too many"

/** Checks the last four characters of the identity number in the form: the user of the device may not be its applicant. */
export const checkProof = async (item: Queued, typed: string): Promise<Check> => {
  const { count, at } = readAttempts()
  const isPaused = count >= mostAttempts && Math.abs(Date.now() - at) < pauseMs
  if (isPaused) return "too many"
  const isRight = await isProof(item, typed)
  const next = count >= mostAttempts ? 1 : count + 1
  if (isRight) localStorage.removeItem(attemptsKey)
  else localStorage.setItem(attemptsKey, JSON.stringify({ count: next, at: Date.now() }))
  return isRight ? "right" : "wrong"
}

/** Makes a queued form a draft again. False if another form of the course is being filled in: nothing may overwrite that. */
export const toDraft = async (item: OutboxItem) => {
  const { course, draft, files, key } = item
  const present = loadDraft(course)
  if (present && present.submissionKey !== draft.submissionKey) return false
  for (const file of files) await savePicture(course, file.name, fileOf(file))
  if (!saveDraft(course, draft)) return false
  await removeQueued(key)
  return true
}

/** Notes the admission code as after a submission in the presence of the applicant. */
export const acceptReceipt = async ({ key, course, session, admissionCode }: Receipt) => {
  rememberAdmissionCode(admissionCode, "own")
  rememberSubmitted(course, admissionCode, { device: "own", session })
  await removeQueued(key)
}
