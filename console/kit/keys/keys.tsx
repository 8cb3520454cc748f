import { ListItemIcon, ListItemText, MenuItem } from "@mui/material"
import { useState, useSyncExternalStore } from "react"
import { useUserMenu } from "react-admin"

import { createListeners } from "#ui/browser/listeners.ts"

import { lazyDialog } from "../dialog/lazy-dialog.tsx"
import { KeysIcon } from "../page/icons.tsx"
import { useText } from "../text/use-language.ts"
import { useKey, useKeyReader } from "./use-keys.ts"

const KeysDialog = lazyDialog(() => import("./keys-dialog.tsx").then((file) => file.KeysDialog))

const { tell, subscribe } = createListeners()
let count = 0
export const openHelp = () => {
  count++
  tell()
}

export function KeysItem() {
  const t = useText()
  const menu = useUserMenu()
  const open = () => {
    menu?.onClose()
    openHelp()
  }
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <KeysIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t("console.keys.title")}</ListItemText>
    </MenuItem>
  )
}

/** Reads the single keys of all pages, and shows their list at "?". */
export function Keys() {
  useKeyReader()
  useKey("?", openHelp)
  const opened = useSyncExternalStore(subscribe, () => count)
  const [closed, setClosed] = useState(0)
  if (opened === closed) return null
  return <KeysDialog onClose={() => setClosed(opened)} />
}
