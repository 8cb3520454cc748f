import { Alert, Box, Button, TextField } from "@mui/material"
import { useRef, useState } from "react"

import { type Label, useLabel, useText } from "../text/use-language.ts"

/**
 * A link to copy and pass on. A page without HTTPS has no clipboard: then the link is selected, for Ctrl+C. `hint` is a message
 * key.
 */
export function CopiedLink({ link, hint }: { link: string; hint: Label }) {
  const t = useText()
  const labelOf = useLabel()
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<"copied" | "copyFailed">()
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setResult("copied")
    } catch {
      setResult("copyFailed")
    }
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity="info">{labelOf(hint)}</Alert>
      <TextField
        label={t("console.staff.link")}
        value={link}
        inputRef={field}
        fullWidth
        margin="normal"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>{t("console.staff.copy")}</Button>
      <Box component="output" sx={{ ml: 1 }}>
        {result && t(`console.staff.${result}`)}
      </Box>
    </Box>
  )
}
