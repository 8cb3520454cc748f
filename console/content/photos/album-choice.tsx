import { MenuItem, TextField } from "@mui/material"

import { useCall } from "../../api/use-request.ts"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"

/** The albums, and none. */
export function AlbumChoice() {
  const t = useText()
  const language = useConsoleLanguage()
  const { data = [] } = useCall("GET /content-references/:target", { target: "albums" })
  return (
    <TextField
      select
      name="album"
      label={t("console.content.fields.album")}
      defaultValue=""
      fullWidth
      margin="dense"
    >
      <MenuItem value="">{t("console.content.bulk.noAlbum")}</MenuItem>
      {data.map(({ value, title }) => (
        <MenuItem key={value} value={value}>
          {title[language] || title.en || title.hi || value}
        </MenuItem>
      ))}
    </TextField>
  )
}
