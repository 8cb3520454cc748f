import { Box, ButtonBase } from "@mui/material"
import { useState } from "react"
import { useGetList, useLocaleState } from "react-admin"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { type Medium, UploadForm } from "./upload-form.tsx"

interface MediaDialogProps {
  kind: Medium["kind"]
  title: string
  onChoose: (medium: Medium) => void
  onClose: () => void
}

const perPage = 24

export function MediaDialog({ kind, title, onChoose, onClose }: MediaDialogProps) {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = { pagination: { page, perPage }, filter: { kind } }
  const { data: media = [], total = 0 } = useGetList<Medium>("media", query)
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="md"
      title={title}
      actions={
        <>
          {page > 1 && (
            <TextButton label="ra.navigation.previous" onClick={() => setPage(page - 1)} />
          )}
          {page * perPage < total && (
            <TextButton label="ra.navigation.next" onClick={() => setPage(page + 1)} />
          )}
        </>
      }
    >
      <UploadForm kind={kind} button="console.content.upload.submit" onUploaded={onChoose} />
      <Box
        component="ul"
        aria-label={t("console.content.uploaded")}
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
          gap: 2,
          p: 0,
          mt: 3,
          listStyle: "none",
        }}
      >
        {media.map((medium) => (
          <li key={medium.id}>
            <Choice medium={medium} onChoose={() => onChoose(medium)} />
          </li>
        ))}
      </Box>
    </FormDialog>
  )
}

function Choice({ medium, onChoose }: { medium: Medium; onChoose: () => void }) {
  const [locale] = useLocaleState()
  const alt = locale === "hi" ? medium.alt.hi : medium.alt.en
  return (
    <ButtonBase
      onClick={onChoose}
      focusRipple
      sx={{ display: "block", width: "100%", typography: "body2", overflowWrap: "anywhere" }}
    >
      {medium.kind === "picture" && (
        <Box
          component="img"
          src={medium.src}
          alt={alt}
          loading="lazy"
          sx={{ display: "block", width: "100%", height: 110, objectFit: "cover" }}
        />
      )}
      {medium.name}
    </ButtonBase>
  )
}
