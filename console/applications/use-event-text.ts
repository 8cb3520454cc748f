import { queryItemLabel, slotLabel } from "#domain/applications/document-slots.ts"
import { claimLabel, fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { claimStateNames } from "#domain/applications/messages/claims-and-documents.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { Status } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { textsHook, useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { useValueLabels } from "./use-application.ts"

type Event = StaffApplication["events"][number]
type CorrectionData = Extract<Event, { kind: "correction" }>["data"]

type DocumentEvent = Extract<Event, { kind: "document" | "document_review" | "original" }>

/** Loaded with the history. */
const useDocumentTexts = textsHook({
  sent: ["Document sent: {name}", "दस्तावेज़ भेजा: {name}"],
  accepted: ["Document accepted: {name}", "दस्तावेज़ स्वीकार: {name}"],
  returned: ["Document returned: {name}", "दस्तावेज़ लौटाया: {name}"],
  original_seen: ["Original seen: {name}", "मूल प्रति देखी: {name}"],
  original_kept: ["Original kept: {name}", "मूल प्रति रखी: {name}"],
  original_returned: ["Original given back: {name}", "मूल प्रति लौटाई: {name}"],
})

/** What happened to a document, or to the original of a paper. */
const useDocumentText = () => {
  const text = useDocumentTexts()
  const language = useConsoleLanguage()
  return (event: DocumentEvent) => {
    const name = slotLabel(event.data.slot, language)
    switch (event.kind) {
      case "document":
        return text("sent", { name })
      case "document_review": {
        const { state, reason } = event.data
        return [text(state, { name }), reason].filter(Boolean).join(": ")
      }
      case "original":
        return text(`original_${event.data.state}`, { name })
    }
  }
}

const feeText =
  (t: ReturnType<typeof useText>) =>
  ({ to, date, reference, reason }: Extract<Event, { kind: "fee" }>["data"]) =>
    [t("console.fees.title"), t(`feeStatuses.${to}`), date && dayFirst(date), reference, reason]
      .filter(Boolean)
      .join(", ")

/** A decision about applications that may be of one person. */
const decisionText =
  (t: ReturnType<typeof useText>) =>
  ({ decision, kept, others, reason }: Extract<Event, { kind: "duplicates" }>["data"]) => {
    const slots = { kept: kept ?? "", others: others.join(", ") }
    const isOwned = decision === "different_people" && kept !== null
    return [
      t(`console.duplicates.${decision}`, slots),
      isOwned && t("console.duplicates.owner", slots),
      reason,
    ]
      .filter(Boolean)
      .join("; ")
  }

/** The changes of a correction, field by field, with the reason. */
const useCorrectionText = () => {
  const t = useText()
  const language = useConsoleLanguage()
  const labels = useValueLabels()
  const changed = (label: string, from: string, to: string) => {
    const empty = t("console.form.empty")
    return `${label}: ${from || empty} → ${to || empty}`
  }
  return ({ fields, fee, pictures = [], why }: CorrectionData) => {
    const changes = Object.entries(fields).map(([field, { from, to }]) =>
      changed(
        fullLabelOf(field, language),
        formatValue(field, from, labels),
        formatValue(field, to, labels),
      ),
    )
    if (fee) {
      const title = t("console.fees.title")
      changes.push(changed(title, formatRupees(fee.from), formatRupees(fee.to)))
    }
    changes.push(...pictures.map((name) => t(`console.pictures.${name}`)))
    return [...changes, why].filter(Boolean).join("; ")
  }
}

/** An applicant's answer, and what staff decided on it. */
const useAnswerText = () => {
  const t = useText()
  const language = useConsoleLanguage()
  const correctionText = useCorrectionText()
  return (event: Extract<Event, { kind: "answer" | "answer_review" }>) => {
    if (event.kind === "answer") {
      const { text, fields, documents = {} } = event.data
      const files = Object.keys(documents).map((name) => queryItemLabel(name, language))
      const change = [...files, correctionText({ fields, why: text })].filter(Boolean).join("; ")
      return t("console.answers.made", { text: change })
    }
    const { accepted, returned } = event.data
    const list = (names: string[]) =>
      names.map((name) => queryItemLabel(name, language)).join(", ") || t("console.answers.none")
    return t("console.answers.reviewed", { accepted: list(accepted), returned: list(returned) })
  }
}

export const useEventText = () => {
  const t = useText()
  const language = useConsoleLanguage()
  const correctionText = useCorrectionText()
  const answerText = useAnswerText()
  const documentText = useDocumentText()
  const statusOf = (status: Status) => staffStatusMessages[status].name[language]

  const statedChange = (
    change: string,
    { reason, is_undo }: { reason: string; is_undo?: true },
    separator: string,
  ) =>
    is_undo
      ? t("console.record.takenBack", { change })
      : [change, reason].filter(Boolean).join(separator)

  return (event: Event) => {
    switch (event.kind) {
      case "status": {
        const { from, to } = event.data
        return statedChange(`${statusOf(from)} → ${statusOf(to)}`, event.data, ": ")
      }
      case "note":
        return event.data.text
      case "correction":
        return correctionText(event.data)
      case "proposal":
        return t("console.proposals.made", { change: correctionText(event.data) })
      case "proposal_answer":
        return t(`console.proposals.${event.data.is_accepted ? "accepted" : "rejected"}`)
      case "answer":
      case "answer_review":
        return answerText(event)
      case "document":
      case "document_review":
      case "original":
        return documentText(event)
      case "fee":
        return feeText(t)(event.data)
      case "claim": {
        const { claim, finding } = event.data
        const text = `${claimLabel(claim, language)}: ${claimStateNames[finding][language]}`
        return statedChange(text, event.data, ", ")
      }
      case "duplicates":
        return decisionText(t)(event.data)
      case "seen":
        return t("console.applications.seen")
    }
  }
}
