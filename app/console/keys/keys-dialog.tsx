import { Box, FormControlLabel, Switch } from "@mui/material"
import { useTranslate } from "react-admin"

import { FormDialog } from "../dialogs/form-dialog.tsx"
import { Key } from "./key.tsx"
import { switchKeys, useKeysAreOff } from "./use-keys.ts"

/** The keys with what they do; `single` ones can be switched off. */
const keys = [
  { keys: ["/"], does: "search" },
  { keys: ["V"], does: "verify" },
  { keys: ["Q"], does: "query" },
  { keys: ["F"], does: "fee" },
  { keys: ["P"], does: "print" },
  { keys: ["N"], does: "next" },
  { keys: ["U"], does: "undo" },
  { keys: ["?"], does: "help" },
  { keys: ["Ctrl", "K"], does: "search" },
  { keys: ["Alt", "B"], does: "counter" },
  { keys: ["Ctrl", "S"], does: "save" },
] as const

/** Lists the keys of the console, and switches the single ones off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const areOff = useKeysAreOff()
  return (
    <FormDialog
      title={translate("console.keys.title")}
      onClose={onClose}
      closeLabel="ra.action.close"
    >
      <FormControlLabel
        control={<Switch checked={!areOff} onChange={(_event, checked) => switchKeys(checked)} />}
        label={translate("console.keys.single")}
      />
      <Box
        component="dl"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "6px 16px", m: 0, mt: 1 }}
      >
        {keys.map(({ keys: names, does }) => (
          <Box
            key={names.join()}
            sx={{ display: "contents", opacity: areOff && names.length === 1 ? 0.5 : 1 }}
          >
            <dt>
              {names.map((name) => (
                <Key key={name} name={name} />
              ))}
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {translate(`console.keys.${does}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}
