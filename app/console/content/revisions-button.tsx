import HistoryIcon from "@mui/icons-material/HistoryOutlined"
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from "@mui/material"
import { useState } from "react"
import {
  type RaRecord,
  useGetList,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from "react-admin"

import { call } from "../calls.ts"
import { useMay } from "../me.ts"
import { type Entry, useTitleOf } from "./entry.ts"
import { TextButton } from "./text-button.tsx"

interface Revision extends RaRecord<number> {
  version: number
  at: string
  by: string
  item: Record<string, unknown>
}

/** The former versions of an item, and the way back to one. */
export function RevisionsButton() {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <TextButton
        label="console.content.versions"
        startIcon={<HistoryIcon />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>{translate("console.content.versions")}</DialogTitle>
        <DialogContent>
          <Revisions onRestored={close} />
        </DialogContent>
        <DialogActions>
          <TextButton label="ra.action.close" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  )
}

function Revisions({ onRestored }: { onRestored: () => void }) {
  const entry = useRecordContext<Entry>()
  const resource = useResourceContext()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const [locale] = useLocaleState()
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const path = `${resource}/${entry?.id}`
  const { data: revisions, isPending } = useGetList<Revision>(`${path}/revisions`)
  if (isPending || !entry) return null
  if (!revisions?.length) return translate("console.content.noVersions")

  const restore = async (version: number) => {
    try {
      await call("POST", `/${path}/restore`, { version, seen: entry.version })
      notify("console.content.restored", { type: "success" })
      refresh()
      onRestored()
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  return (
    <List>
      {revisions.map(({ version, at, by, item }) => (
        <ListItem
          key={version}
          divider
          secondaryAction={
            may("content.edit") && (
              <TextButton
                label="console.content.restore"
                aria-label={`${translate("console.content.restore")}: ${version}`}
                onClick={() => restore(version)}
              />
            )
          }
        >
          <ListItemText
            primary={`${version}. ${titleOf(item)}`}
            secondary={`${new Date(at).toLocaleString(`${locale}-IN`)}, ${by}`}
          />
        </ListItem>
      ))}
    </List>
  )
}
