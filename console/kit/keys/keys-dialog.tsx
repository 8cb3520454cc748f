import { Box, FormControlLabel, Switch } from "@mui/material"

import { FormDialog } from "../dialog/form-dialog.tsx"
import { useText } from "../text/use-language.ts"
import { keyList } from "./key-list.ts"
import { Key } from "./key.tsx"
import { switchKeys, useKeysAreOff } from "./use-keys.ts"

/** Lists the keys of the console, and switches the single ones off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const areOff = useKeysAreOff()
  return (
    <FormDialog title={t("console.keys.title")} onClose={onClose} closeLabel="ra.action.close">
      <FormControlLabel
        control={<Switch checked={!areOff} onChange={(_event, checked) => switchKeys(checked)} />}
        label={t("console.keys.single")}
      />
      <Box
        component="dl"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "6px 16px", m: 0, mt: 1 }}
      >
        {keyList.map(({ keys: names, does }) => (
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
              {t(`console.keys.${does}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}
