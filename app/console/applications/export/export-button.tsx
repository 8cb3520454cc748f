import ExportIcon from "@mui/icons-material/FileDownloadOutlined"
import { useState } from "react"
import { Button, useListContext } from "react-admin"

import { usePermission } from "../../use-permission.ts"
import { ExportDialog } from "./export-dialog.tsx"

/** All that the list's filters leave, as a table for other programs. */
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
