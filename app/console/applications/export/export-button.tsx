import ExportIcon from "@mui/icons-material/FileDownloadOutlined"
import { useState } from "react"
import { Button, useListContext } from "react-admin"

import { usePermission } from "../../use-permission.ts"
import { ExportDialog } from "./export-dialog.tsx"

/** Exports all applications that match the list's filters. */
export function ExportButton() {
  const may = usePermission()
  const { data = [] } = useListContext()
  const [isOpen, setIsOpen] = useState(false)
  if (!may("applications.export")) return null
  return (
    <>
      <Button
        label="console.export.title"
        disabled={data.length === 0}
        onClick={() => setIsOpen(true)}
      >
        <ExportIcon />
      </Button>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
