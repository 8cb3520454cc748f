import * as z from "zod/mini"

import type { Language } from "../content/languages.ts"
import type { Bilingual } from "../content/text.ts"
import { dayInIndia } from "../fields/india-time.ts"
import { type UploadName, uploadNames } from "../fields/uploads.ts"
import { formatMessage } from "../messages/format-message.ts"
import { claimNamesInOrder, isClaimed } from "./claims.ts"
import { isResultAwaited } from "./form/class-12-result.ts"
import { claimLabel, fullLabelOf } from "./form/field-labels.ts"
import { documentNames, type OpenPaperKind, slotNames } from "./messages/claims-and-documents.ts"

type Values = Readonly<Record<string, unknown>>

/** Papers that belong to no claim. A copy of the identity paper is never asked as a file: the number is enough. */
const commonSlots = [
  "highschool_marksheet",
  "intermediate_marksheet",
  "transfer_certificate",
  "character_certificate",
] as const

/** The slots for documents: common papers, then the certificate of each claim that the form knows. */
export const documentSlots: readonly string[] = [...commonSlots, ...claimNamesInOrder]

/** When a session asks for a document: once the application is stored, or once a seat is offered. */
export const documentTimes = ["with_application", "after_offer"] as const

/** A document that a session asks for. A slot without one is not asked. */
export const askedDocument = z.object({
  slot: z.string().check(z.refine((slot) => documentSlots.includes(slot))),
  is_required: z.boolean(),
  when: z.enum(documentTimes),
})
export type AskedDocument = z.infer<typeof askedDocument>

/** A document that is asked of one application, with the day since when, YYYY-MM-DD. */
export type AskedSince = AskedDocument & { since: string }

/** Whether an applicant with this form has the paper of a slot. */
export const appliesTo = (slot: string, form: Values) => {
  if (slot === "intermediate_marksheet") return !isResultAwaited(form)
  return (commonSlots as readonly string[]).includes(slot) || isClaimed(slot, form)
}

/** The slots whose papers an applicant with this form has, in their order. */
export const slotsOf = (form: Values) => documentSlots.filter((slot) => appliesTo(slot, form))

/** The documents that a session asks now of an applicant who has the papers of these slots, in their order. */
export const askedOf = (
  documents: readonly AskedDocument[],
  slots: readonly string[],
  { hasOffer }: { hasOffer: boolean },
): AskedDocument[] =>
  slots.flatMap((slot) =>
    documents.filter(
      (asked) => asked.slot === slot && (hasOffer || asked.when === "with_application"),
    ),
  )

const names: Partial<Record<string, Bilingual>> = { ...documentNames, ...slotNames }

/** The name of a slot. The paper of a claim without a name of its own has the name of the claim. */
export const slotLabel = (slot: string, language: Language) =>
  names[slot]?.[language] ?? claimLabel(slot, language)

const prefix = "document_"

/** What an applicant sends as files: photo and signature by their own names, documents by that of their slot. */
export const fileField = (slot: string) =>
  uploadNames.includes(slot as UploadName) ? slot : `${prefix}${slot}`

/** All fields of files, in order. */
export const fileFields: readonly string[] = [...uploadNames, ...documentSlots].map(fileField)

export const isFileField = (name: string) => fileFields.includes(name)

/** The slot of a field of files: "image" and "signature" are slots of one picture. */
export const slotOfField = (name: string) =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name

export const isPictureSlot = (slot: string): slot is UploadName =>
  uploadNames.includes(slot as UploadName)

/** The label of what a query asks for: a field of the form, a document, or the photo or signature. */
export const queryItemLabel = (name: string, language: Language) =>
  isFileField(name) && !isPictureSlot(name)
    ? slotLabel(slotOfField(name), language)
    : fullLabelOf(name, language)

export const documentLimits = {
  /** Pages of one document: photos, or a PDF each. */
  files: 6,
  pdfBytes: 2 * 1024 * 1024,
  pdfPages: 30,
  /** Documents that an application may have in all, with those that were replaced. */
  perApplication: 60,
} as const

/** Why a file of a document is refused. */
export const documentErrors = [
  "missing",
  "too_large",
  "too_many",
  "heic",
  "format",
  "unreadable",
  "too_many_pixels",
  "too_complex",
  "encrypted",
  "active",
  "too_many_pages",
] as const
export type DocumentError = (typeof documentErrors)[number]

/**
 * The states of a document: nobody has looked at it, accepted, returned with a reason, or replaced by a newer one of its
 * slot before anybody looked.
 */
export type SentState = "new" | "accepted" | "returned" | "replaced"

/** What the college notes about the original of a paper at the counter. "kept" ends with "returned". */
export const originalStates = ["seen", "kept", "returned"] as const
export type OriginalState = (typeof originalStates)[number]

export interface SentDocument {
  id: number
  slot: string
  state: SentState
  /** ISO 8601. */
  added_at: string
  files: number
}

export interface SlotState {
  slot: string
  isAsked: boolean
  isRequired: boolean
  /** Since when it is asked, YYYY-MM-DD; undefined if it is not. */
  since: string | undefined
  /** The newest document that counts: not one that was replaced. */
  document: SentDocument | undefined
  original: { state: OriginalState; at: string } | undefined
}

interface OriginalEvent {
  kind: "original"
  at: string
  data: { slot: string; state: OriginalState }
}

/** What is known of each paper: those that are asked, and those that were sent or seen. `events`: oldest first. */
export const slotStates = (
  asked: readonly AskedSince[],
  documents: readonly SentDocument[],
  events: readonly ({ kind: string; at: string; data: object } | OriginalEvent)[],
): SlotState[] => {
  const originals = events.filter((event): event is OriginalEvent => event.kind === "original")
  return documentSlots.flatMap((slot) => {
    const own = asked.find((one) => one.slot === slot)
    const document = documents
      .filter((one) => one.slot === slot && one.state !== "replaced")
      .findLast(() => true)
    const last = originals.findLast(({ data }) => data.slot === slot)
    const original = last && { state: last.data.state, at: last.at }
    if (!own && !document && !original) return []
    return [
      {
        slot,
        isAsked: own !== undefined,
        isRequired: own?.is_required === true,
        since: own?.since,
        document,
        original,
      },
    ]
  })
}

/** Whether a required paper is missing: its document is not accepted, and its original was not seen. */
export const isMissing = ({ isRequired, document, original }: SlotState) =>
  isRequired && document?.state !== "accepted" && original === undefined

/** What is still to be done about a paper: bring or send it, show its original, or give back the original that is kept. */
export const openPaperKinds = ["missing", "unseen", "kept"] as const satisfies OpenPaperKind[]

export interface OpenPaper {
  slot: string
  kind: OpenPaperKind
  /** Since when, YYYY-MM-DD. */
  since: string
}

const openKindOf = (state: SlotState): OpenPaperKind | undefined => {
  if (state.original?.state === "kept") return "kept"
  if (isMissing(state)) return "missing"
  return state.isRequired && state.original === undefined ? "unseen" : undefined
}

/** The papers of an application that are not settled, in the order of the slots. */
export const openPapers = (states: readonly SlotState[]): OpenPaper[] =>
  states.flatMap((state) => {
    const kind = openKindOf(state)
    if (!kind) return []
    const since = kind === "kept" ? dayInIndia(new Date(state.original!.at)) : state.since!
    return [{ slot: state.slot, kind, since }]
  })

const bring = {
  hi: "इन दस्तावेज़ों की फ़ोटो या PDF स्थिति पृष्ठ पर भेजें, या मूल प्रतियाँ महाविद्यालय लाएँ: {names}।",
  en: "Send a photo or PDF of these documents on the status page, or bring the originals to the college: {names}.",
}

/** The text of a query for missing papers, in both languages because the reader's is not known. */
export const askForPapers = (slots: readonly string[]) =>
  (["hi", "en"] as const)
    .map((language) => {
      const papers = slots.map((slot) => slotLabel(slot, language)).join(", ")
      return formatMessage(bring[language], { names: papers })
    })
    .join(" / ")
