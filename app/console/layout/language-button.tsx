import { Box, Button } from "@mui/material"
import { useLocaleState, useTranslate } from "react-admin"

import { TranslateIcon } from "../icons.tsx"

/** Switches the language; on a phone it shows only an icon. */
export function LanguageButton() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const other = locale === "hi" ? "en" : "hi"
  const name = translate("console.language")
  return (
    <Button color="inherit" lang={other} aria-label={name} onClick={() => setLocale(other)}>
      <TranslateIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" }, ml: 1 }}>
        {name}
      </Box>
    </Button>
  )
}
