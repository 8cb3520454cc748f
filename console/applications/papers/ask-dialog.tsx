import { Typography } from "@mui/material"
import { useState } from "react"

import { askForPapers, fileField } from "#domain/applications/document-slots.ts"
import { usualAnswerDays } from "#domain/applications/query-answers.ts"
import { findTransition } from "#domain/applications/workflow.ts"
import type { ListedPapers } from "#server/features/applications/applications.ts"

import type { Skipped } from "../../api/batches.ts"
import { BulkDialog } from "../../kit/dialog/bulk-dialog.tsx"
import type { TextOf } from "../../kit/form/form-text.ts"
import { PlainField } from "../../kit/form/plain-field.tsx"
import { sendStatusChange } from "../actions.ts"
import { skippedOf, useUndoAll } from "../status/bulk-status-dialog.tsx"
import { AnswerDays, sentDetails } from "../status/query-details.tsx"
import { usePapersTexts } from "./texts.ts"

/** The slots of an application whose papers are missing. */
const missingOf = ({ papers }: ListedPapers) =>
  papers.filter(({ kind }) => kind === "missing").map(({ slot }) => slot)

const whyNot = (row: ListedPapers) => {
  if (missingOf(row).length === 0) return "console.bulk.nothingMissing"
  return findTransition(row.status, "query") ? undefined : "console.refusals.not_possible"
}

/** Sends each selected applicant a query for the papers that are missing there. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const text = usePapersTexts()
  const [days, setDays] = useState<number>(usualAnswerDays)
  const undoAll = useUndoAll()
  const ask = async (batch: readonly ListedPapers[], typed: TextOf) => {
    const skipped: Skipped[] = []
    const groups = Map.groupBy(batch, (row) => missingOf(row).toSorted().join())
    for (const group of groups.values()) {
      const slots = missingOf(group[0]!)
      const reason = [askForPapers(slots), typed("more")].filter(Boolean).join(" ")
      const query = sentDetails({ days, fields: slots.map(fileField) })
      skipped.push(...skippedOf(await sendStatusChange(group, "query", { reason, query })))
    }
    return skipped
  }
  return (
    <BulkDialog<ListedPapers>
      title={text("ask")}
      action={{ text: text("send") }}
      labelOf={({ id, applicant_name }) => `${id} ${applicant_name}`}
      whyNot={whyNot}
      run={ask}
      draft="bulk/papers"
      undo={undoAll}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography>{text("askHint")}</Typography>
          <AnswerDays days={days} onChange={setDays} />
          <PlainField name="more" label={{ text: text("more") }} isOptional rows={2} />
        </>
      )}
    </BulkDialog>
  )
}
