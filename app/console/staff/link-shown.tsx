import { Alert, Box, Button, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

/** A one-time link to pass on. It is shown only once: the server stores only its hash. */
export function LinkShown({ token }: { token: string }) {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const link = `${window.location.origin}/console#/join/${token}`
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity="info">{translate("console.staff.inviteHint")}</Alert>
      <TextField
        label={translate("console.staff.link")}
        value={link}
        fullWidth
        margin="normal"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>
        {translate(isCopied ? "console.staff.copied" : "console.staff.copy")}
      </Button>
    </Box>
  )
}
