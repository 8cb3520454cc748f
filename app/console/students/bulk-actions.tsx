import EnableIcon from "@mui/icons-material/HowToRegOutlined"
import DisableIcon from "@mui/icons-material/PersonOffOutlined"
import { useState } from "react"
import {
  Button,
  Confirm,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from "react-admin"

import { call } from "../calls.ts"
import { useMay } from "../me.ts"
import { PrintButton } from "../print/print-form.tsx"

const icons = { disable: <DisableIcon />, enable: <EnableIcon /> }

/** Shuts all that are ticked out, or lets them in again, once that is confirmed. */
function StatusButton({ verb }: { verb: keyof typeof icons }) {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll("students")
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const words = { smart_count: selectedIds.length }

  const setAll = async () => {
    setIsBusy(true)
    try {
      for (const id of selectedIds) {
        await call("POST", `/students/${encodeURIComponent(id)}/${verb}`, {})
      }
      notify(`console.students.all.${verb}d`, { type: "success", messageArgs: words })
      unselect()
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
    setIsBusy(false)
    setIsOpen(false)
    refresh()
  }
  return (
    <>
      <Button label={`console.students.${verb}`} onClick={() => setIsOpen(true)}>
        {icons[verb]}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isBusy}
        title={`console.students.${verb}`}
        content={translate(`console.students.all.${verb}`, words)}
        onConfirm={() => void setAll()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

/** What is done with all students that are ticked. */
export function BulkActions() {
  const { selectedIds } = useListContext()
  const may = useMay()
  return (
    <>
      <PrintButton
        path="/office/cards"
        fields={{ urns: selectedIds.join(",") }}
        label="console.students.cards.ofSelected"
      />
      {may("students.edit") && (
        <>
          <StatusButton verb="disable" />
          <StatusButton verb="enable" />
        </>
      )}
    </>
  )
}
