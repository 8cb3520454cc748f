import { Button, Stack, Typography } from "@mui/material"
import { Title, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

/** Shown at an address of the console that no page has. */
export function NoSuchPage() {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ my: 4, alignItems: "start" }}>
      <Title title="ra.page.not_found" />
      <Typography>{translate("console.noSuchPage")}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate("console.firstPage")}
      </Button>
    </Stack>
  )
}
