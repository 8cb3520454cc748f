import { Button, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"
import { Link } from "react-router-dom"

import { useText } from "../kit/text/use-language.ts"

/** Shown at an address of the console that no page has. */
export function NoSuchPage() {
  const t = useText()
  return (
    <Stack spacing={2} sx={{ my: 4, alignItems: "start" }}>
      <Title title="ra.page.not_found" />
      <Typography>{t("console.noSuchPage")}</Typography>
      <Button component={Link} to="/" variant="contained">
        {t("console.firstPage")}
      </Button>
    </Stack>
  )
}
