import { FormControlLabel, Switch } from "@mui/material"

import { FormDialog } from "../dialog/form-dialog.tsx"
import { useText } from "../text/use-language.ts"
import { keyList } from "./key-list.ts"
import { KeyRows } from "./key-rows.tsx"
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
      <KeyRows rows={keyList} areOff={areOff} />
    </FormDialog>
  )
}
