import SeenIcon from "@mui/icons-material/VisibilityOutlined"
import { Button, useListContext, useNotify, useRefresh, useUnselectAll } from "react-admin"

import { useMay } from "../me.ts"
import type { ListedApplication } from "./application.ts"
import { PrintSelected } from "./print-sheets.tsx"
import { StatusButton } from "./status-button.tsx"
import { markSeen } from "./verbs.ts"

/** What is done with all that are ticked. */
export function BulkActions() {
  const { selectedIds, data = [] } = useListContext<ListedApplication>()
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll("applications")
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  const done = () => {
    unselect()
    refresh()
  }
  const see = async () => {
    try {
      await markSeen(selected.map(({ id }) => id))
      done()
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  return (
    <>
      <PrintSelected />
      {may("applications.work") && (
        <>
          <Button label="console.applications.markSeen" onClick={see}>
            <SeenIcon />
          </Button>
          <StatusButton applications={selected} onDone={done} />
        </>
      )}
    </>
  )
}
