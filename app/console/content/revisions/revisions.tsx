import { List, Typography } from "@mui/material"
import {
  useGetList,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from "react-admin"

import { request } from "../../api-client.ts"
import type { ContentEntry } from "../entry.ts"
import { RevisionItem } from "./revision-item.tsx"
import type { Revision } from "./revision.ts"

/** Revisions of an item, newest first. */
export function Revisions({ onRestored }: { onRestored: () => void }) {
  const entry = useRecordContext<ContentEntry>()
  const resource = useResourceContext()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const path = `${resource}/${entry?.id}`
  const { data: revisions, isPending } = useGetList<Revision>(`${path}/revisions`)
  if (isPending || !entry) return null
  if (!revisions?.length) return <Typography>{translate("console.content.noVersions")}</Typography>

  const restore = async (version: number) => {
    try {
      await request("POST", `/${path}/restore`, { version, seen: entry.version })
      notify("console.content.restored", { type: "success" })
      refresh()
      onRestored()
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  return (
    <List disablePadding>
      {revisions.map((revision) => (
        <RevisionItem
          key={revision.version}
          revision={revision}
          onRestore={() => restore(revision.version)}
        />
      ))}
    </List>
  )
}
