import TranslateIcon from "@mui/icons-material/Translate"
import { Box, Button } from "@mui/material"
import { useLocaleState, useTranslate } from "react-admin"

/** To the other language; on a phone the sign for it alone. */
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
