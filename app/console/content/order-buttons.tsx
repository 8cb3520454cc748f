import DownIcon from "@mui/icons-material/ArrowDownward"
import UpIcon from "@mui/icons-material/ArrowUpward"
import { Stack } from "@mui/material"
import {
  IconButtonWithTooltip,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from "react-admin"

import { call } from "../calls.ts"
import { type Entry, useTitleOf } from "./entry.ts"

/** Moves an item up or down; there where the list shows all items in the college's order. */
export function OrderButtons() {
  const entry = useRecordContext<Entry>()
  const { resource, data = [], total, sort } = useListContext<Entry>()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const notify = useNotify()
  const refresh = useRefresh()
  const isWhole = data.length === total && sort.field === "position" && sort.order === "ASC"
  const index = data.findIndex(({ id }) => id === entry?.id)
  if (!entry || !isWhole || index === -1) return null

  const move = async (to: number) => {
    const slugs = data.map(({ id }) => id)
    slugs.splice(to, 0, ...slugs.splice(index, 1))
    try {
      await call("POST", `/${resource}/order`, { slugs })
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
    refresh()
  }
  const title = titleOf(entry.item) || entry.id
  return (
    <Stack direction="row" onClick={(event) => event.stopPropagation()}>
      <IconButtonWithTooltip
        label={translate("console.content.up", { title })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label={translate("console.content.down", { title })}
        disabled={index === data.length - 1}
        onClick={() => move(index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButtonWithTooltip>
    </Stack>
  )
}
