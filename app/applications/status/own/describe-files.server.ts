import {
  fileField,
  isFileField,
  isPictureSlot,
  slotLabel,
  slotOfField,
  type SlotState,
} from "#domain/applications/document-slots.ts"
import { labelOf } from "#domain/applications/form/field-labels.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"

import { documentMessages, isDocumentDue, ownDocumentState } from "./document-messages.server.ts"

/** The inputs for files that a query asks for. */
export const describeFiles = (names: readonly string[], language: Language) => {
  const { pagesHint, pictureHint } = documentMessages[language]
  return names.filter(isFileField).map((name) => {
    const slot = slotOfField(name)
    const isPicture = isPictureSlot(slot)
    return {
      name,
      label: isPicture ? labelOf(slot, language) : slotLabel(slot, language),
      hint: isPicture ? pictureHint : pagesHint,
      isPicture,
    }
  })
}

export type DescribedFile = ReturnType<typeof describeFiles>[number]

/** The texts that the input for files needs. */
export const fileTexts = (language: Language) => {
  const { working, chosen, page, turn } = documentMessages[language]
  return { working, chosen, page, turn }
}

export type FileTexts = ReturnType<typeof fileTexts>

const stateText = (state: SlotState, language: Language) => {
  const { document, original, since } = state
  const at = document?.state === "new" ? document.added_at : (original?.at ?? since)
  return formatMessage(documentMessages[language].states[ownDocumentState(state)], {
    day: at ? formatDay(dayInIndia(new Date(at)), language) : "",
    count: String(document?.files ?? 0),
  })
}

/** The papers of an application, each with its state; those that can be sent have an input. */
export const describeDocuments = (
  { documents }: Pick<ApplicationStatus, "documents">,
  language: Language,
) => {
  if (documents.length === 0) return undefined
  const { title, lead, hint, submit } = documentMessages[language]
  const items = documents.map((state) => {
    const { slot, isAsked, document, reason } = state
    const known = ownDocumentState(state)
    return {
      name: fileField(slot),
      label: slotLabel(slot, language),
      hint: stateText(state, language),
      isPicture: false,
      isDue: isDocumentDue(state),
      reason: known === "returned" ? reason : "",
      canSend: isAsked && document?.state !== "accepted",
    }
  })
  return {
    title,
    lead,
    hint,
    submit,
    items,
    canSend: items.some(({ canSend }) => canSend),
    isDue: items.some(({ isDue }) => isDue),
  }
}

export type DescribedDocuments = NonNullable<ReturnType<typeof describeDocuments>>
