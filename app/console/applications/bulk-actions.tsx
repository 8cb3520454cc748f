import SeenIcon from "@mui/icons-material/VisibilityOutlined"
import { useState } from "react"
import { Button, useTranslate } from "react-admin"

import { BulkDialog } from "../bulk-dialog.tsx"
import { usePermission } from "../use-permission.ts"
import { markSeen } from "./actions.ts"
import { type ListedApplication, namedApplication } from "./application.ts"
import { BulkStatusButton } from "./bulk-status-button.tsx"
import { PrintSelected } from "./print-sheets.tsx"

const whyNotSeen = ({ seen_at }: ListedApplication) =>
  seen_at ? "console.bulk.alreadySeen" : undefined

const seeBatch = async (batch: readonly ListedApplication[]) => {
  const seen = await markSeen(batch.map(({ id }) => id))
  return batch
    .filter(({ id }) => !seen.includes(id))
    .map(({ id }) => ({ id, reason: "console.bulk.unchanged" }))
}

function MarkSeenButton() {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button label="console.applications.markSeen" onClick={() => setIsOpen(true)}>
        <SeenIcon />
      </Button>
      {isOpen && (
        <BulkDialog<ListedApplication>
          title={translate("console.applications.markSeen")}
          labelOf={namedApplication}
          whyNot={whyNotSeen}
          run={seeBatch}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** Bulk actions on all selected applications, including those on other pages of the list. */
export function ApplicationBulkActions() {
  const may = usePermission()
  return (
    <>
      <PrintSelected />
      {may("applications.work") && (
        <>
          <MarkSeenButton />
          <BulkStatusButton />
        </>
      )}
    </>
  )
}
