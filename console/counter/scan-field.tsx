import { Box, Button, Stack, TextField, Typography } from "@mui/material"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"

import { lazyDialog } from "../kit/dialog/lazy-dialog.tsx"
import { useScan } from "../kit/keys/use-keys.ts"
import { CounterIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"
import { canScan } from "./camera.ts"

const CameraDialog = lazyDialog(() =>
  import("./camera-dialog.tsx").then((file) => file.CameraDialog),
)

interface ScanFieldProps {
  id: string
  label: string
  /** Whether the field takes the focus when the page opens, as at the counter. */
  isFocused?: boolean
  /** Takes text that was typed and sent with Enter, scanned, or read by the camera. */
  onFind: (text: string) => void
  onType?: (text: string) => void
}

/** A field for codes that are typed, scanned, or seen by the camera where the browser reads them by itself. */
export function ScanField({ id, label, isFocused = false, onFind, onType }: ScanFieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [hasCamera, setHasCamera] = useState(false)
  useScan(onFind)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const camera = t("console.counterPage.camera")
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    field.current?.select()
    onFind(field.current?.value ?? "")
  }
  return (
    <form onSubmit={submit}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "stretch" }}>
        <TextField
          inputRef={field}
          id={id}
          size={isFocused ? "medium" : "small"}
          label={label}
          onChange={({ target }) => onType?.(target.value)}
          slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false } }}
        />
        <Button type="submit" variant="contained">
          {t("console.counter.open")}
        </Button>
        {canScan() && (
          <Button
            variant="outlined"
            aria-label={camera}
            title={camera}
            onClick={() => setHasCamera(true)}
            sx={{ flexShrink: 0, whiteSpace: "nowrap" }}
          >
            <CounterIcon fontSize="small" />
            <Box component="span" sx={{ display: { xs: "none", md: "inline" }, ml: 1 }}>
              {camera}
            </Box>
          </Button>
        )}
      </Stack>
      {isFocused && !canScan() && (
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {t("console.counterPage.cameraNeedsHttps")}
        </Typography>
      )}
      {hasCamera && (
        <CameraDialog
          onClose={() => setHasCamera(false)}
          onScan={(text) => {
            setHasCamera(false)
            onFind(text)
          }}
        />
      )}
    </form>
  )
}
